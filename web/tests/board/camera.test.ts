import { describe, expect, test } from "vitest";
import { Camera } from "../../src/board/camera.svelte";
import { UNIT } from "../../src/board/geometry";
import { isSeen } from "../../src/board/sight";

/** Ten cells by five, in a room where each has fifty pixels. */
const whole = { x: -100, y: -100, w: 1000, h: 500 };
function fitted(): Camera {
  const camera = new Camera();
  camera.resize(500, 250);
  camera.fit(whole, false);
  return camera;
}

const cell = (x: number, y: number) => ({ x, y, w: 100, h: 100 });
/** A question about these cells. */
const cells = (...places: [number, number][]) => ({ acting: undefined, cells: places.map(([x, y]) => cell(x, y)) });
const sees = (camera: Camera, ...places: [number, number][]) => places.filter(([x, y]) => isSeen(camera.box, cell(x, y))).length;

describe("a camera", () => {
  test("shows the whole board, in the middle of the room that there is", () => {
    const camera = fitted();
    expect(camera.box).toEqual(whole);
    expect(camera.corner).toEqual({ x: 0, y: 0 });
    expect(camera.zoomed).toBe(false);
    camera.resize(700, 250);
    expect(camera.corner).toEqual({ x: 100, y: 0 });
  });

  test("does not blow up the cells of a small board", () => {
    const camera = fitted();
    camera.resize(5000, 2500);
    expect(camera.scale * UNIT).toBe(132);
  });

  test("opens a tall board of smallish cells larger, where the sides would be blank", () => {
    const opened = (room: number, least: number) => {
      const camera = new Camera();
      camera.resize(room, 600);
      camera.fit({ x: 0, y: 0, w: 500, h: 1000 }, false);
      camera.open({ x: 200, y: 500, w: 100, h: 100 }, least);
      return camera.scale * UNIT;
    };
    expect(opened(500, 50)).toBe(75); // by a quarter at most
    expect(opened(420, 50)).toBeCloseTo(71.4); // until most of the width is filled
    expect(opened(330, 50)).toBe(60); // it fills it already
    expect(opened(500, 40)).toBe(60); // its cells are large
  });

  test("zooms around a point, never outside the board, and not closer than five times", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    expect(camera.box).toEqual({ x: -100, y: -100, w: 500, h: 250 });
    camera.zoom(100, { x: 0, y: 0 });
    expect(camera.box.w).toBe(200);
    camera.zoom(0.001);
    expect(camera.box).toEqual(whole);
    expect(camera.zoomed).toBe(false);
  });

  test("keeps its place while the board grows", () => {
    const camera = fitted();
    camera.zoom(2, { x: 0, y: 0 });
    const { x, y, w } = camera.box;
    camera.fit({ x: -300, y: -300, w: 1400, h: 900 }, false);
    expect(camera.box).toMatchObject({ x, y, w });
  });

  test("keeps in sight what the question is about when the room shrinks, unless one looks elsewhere", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    camera.ask(cells([0, 0]));
    camera.resize(500, 150);
    expect(camera.box).toMatchObject({ x: -100, y: -50, h: 150 });
    const away = fitted();
    away.ask(cells([0, 0]));
    away.zoom(2, { x: 900, y: 400 });
    const { x, y } = away.box;
    away.resize(500, 150);
    expect(away.box).toMatchObject({ x, y });
  });

  test("keeps one thing that can be chosen in sight when the room shrinks below all of them", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    camera.ask(cells([-100, -100], [-100, 50]));
    camera.resize(500, 150);
    expect(camera.box).toMatchObject({ x: -100, y: -100, h: 150 });
    camera.resize(500, 100);
    expect(camera.box).toMatchObject({ x: -100, y: -100, h: 100 });
    const low = fitted();
    low.zoom(2, { x: -100, y: -100 });
    low.ask(cells([700, 50], [-100, 50]));
    low.resize(500, 120);
    expect(low.box).toMatchObject({ x: -100, y: 30, h: 120 });
  });

  test("looks at the same place when the board is turned", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    camera.fit({ x: -900, y: -400, w: 1000, h: 500 }, true);
    expect(camera.box).toMatchObject({ x: -400, y: -150, w: 500 });
  });

  test("opens on what matters if the cells of the whole would be too small, and only then", () => {
    const large = fitted();
    large.open({ x: 400, y: 100, w: 100, h: 100 }, 50);
    expect(large.zoomed).toBe(false);
    const small = fitted();
    small.open({ x: 400, y: 100, w: 100, h: 100 }, 100);
    expect(small.box).toEqual({ x: 200, y: 25, w: 500, h: 250 });
  });

  test("is opened once: from then on the scale is mine", () => {
    const camera = fitted();
    camera.zoom(0.1);
    camera.open({ x: 400, y: 100, w: 100, h: 100 }, 100);
    expect(camera.zoomed).toBe(false);
  });

  test("chooses again where the whole was chosen for me and has become too small, and not after I chose", () => {
    for (const mine of [false, true]) {
      const camera = new Camera();
      camera.resize(400, 400);
      camera.fit({ x: 0, y: 0, w: 4 * UNIT, h: 4 * UNIT }, false);
      camera.open({ x: 0, y: 0, w: UNIT, h: UNIT }, 50);
      expect(camera.zoomed).toBe(false);
      if (mine) {
        camera.zoom(2);
        camera.zoom(0.5);
      }
      camera.fit({ x: 0, y: 0, w: 12 * UNIT, h: 12 * UNIT }, false);
      camera.open({ x: 0, y: 0, w: UNIT, h: UNIT }, 50);
      expect(camera.zoomed).toBe(!mine);
    }
  });

  test("chooses again in a narrower room, and not in a lower one", () => {
    for (const [w, h, near] of [[200, 400, true], [400, 200, false]] as const) {
      const camera = new Camera();
      camera.resize(400, 400);
      camera.fit({ x: 0, y: 0, w: 8 * UNIT, h: 8 * UNIT }, false);
      camera.open({ x: 0, y: 0, w: UNIT, h: UNIT }, 45);
      camera.resize(w, h);
      camera.open({ x: 0, y: 0, w: UNIT, h: UNIT }, 45);
      expect(camera.zoomed).toBe(near);
    }
  });

  test("glides only to what would be out of sight, no farther than needed", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    camera.ask(cells([0, 0]));
    expect(camera.box).toMatchObject({ x: -100, y: -100 });
    expect(camera.glides).toBe(false);
    camera.ask(cells([500, 0]));
    expect(camera.box).toEqual({ x: 100, y: -100, w: 500, h: 250 });
    expect(camera.glides).toBe(true);
  });

  test("stays while something that can be chosen is seen, where all of it is more than the view holds", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    const { box } = camera;
    camera.ask(cells([300, -100], [800, 300]));
    expect(camera.box).toEqual(box);
  });

  test("never looks between the things that can be chosen", () => {
    const spread: [number, number][] = [[-100, -100], [-100, 0], [800, 300]];
    const asked = fitted();
    asked.zoom(2);
    expect(sees(asked, ...spread)).toBe(0);
    asked.ask(cells(...spread));
    expect(sees(asked, ...spread)).toBeGreaterThan(0);
    const opened = fitted();
    opened.ask(cells(...spread));
    opened.open(whole, 100);
    expect(opened.zoomed).toBe(true);
    expect(sees(opened, ...spread)).toBeGreaterThan(0);
    expect(opened.glides).toBe(false);
    opened.toggleWhole(whole, 100);
    opened.toggleWhole(whole, 100);
    expect(opened.zoomed).toBe(true);
    expect(sees(opened, ...spread)).toBeGreaterThan(0);
  });

  test("shows what can be chosen beside the piece that acts, not the piece alone", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    camera.ask({ acting: cell(100, 50), cells: [cell(0, 130), cell(100, 130), cell(800, 300)] });
    expect(camera.box).toMatchObject({ x: -100, y: -20 });
  });

  test("keeps something that can be chosen in sight when the board changes under it", () => {
    const camera = fitted();
    camera.ask(cells([-100, -100], [800, 300]));
    camera.zoom(2, { x: -100, y: -100 });
    camera.fit({ x: 0, y: 0, w: 1000, h: 500 }, false, cells([600, 0], [900, 400]));
    expect(sees(camera, [600, 0], [900, 400])).toBe(1);
  });

  test("glides to where a sign leads, to as many cells as are seen at once", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    camera.glideTo([cell(800, 300), cell(600, 100), cell(700, -20)]);
    expect(camera.glides).toBe(true);
    expect(sees(camera, [600, 100], [700, -20], [800, 300])).toBe(2);
  });

  test("goes to the whole board and back to where one plays", () => {
    const camera = fitted();
    const area = { x: 400, y: 100, w: 100, h: 100 };
    camera.open(area, 100);
    camera.toggleWhole(area, 100);
    expect(camera.zoomed).toBe(false);
    camera.toggleWhole(area, 100);
    expect(camera.box).toEqual({ x: 200, y: 25, w: 500, h: 250 });
  });

  test("looks where the map in small is clicked", () => {
    const camera = fitted();
    camera.zoom(2);
    camera.lookAt({ x: 0, y: 0 });
    expect(camera.box).toMatchObject({ x: -100, y: -100 });
  });
});
