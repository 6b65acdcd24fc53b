import { describe, expect, test } from "vitest";
import { Camera } from "../../src/board/camera.svelte";
import { UNIT } from "../../src/board/geometry";

/** Ten cells by five, in a room where each has fifty pixels. */
const whole = { x: -100, y: -100, w: 1000, h: 500 };
function fitted(): Camera {
  const camera = new Camera();
  camera.resize(500, 250);
  camera.fit(whole, false);
  return camera;
}

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
    const asked = { x: 0, y: 0, w: 100, h: 100 };
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    camera.resize(500, 150, asked);
    expect(camera.box).toMatchObject({ x: -100, y: -50, h: 150 });
    const away = fitted();
    away.zoom(2, { x: 900, y: 400 });
    const { x, y } = away.box;
    away.resize(500, 150, asked);
    expect(away.box).toMatchObject({ x, y });
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
    camera.keepInSight({ x: 0, y: 0, w: 100, h: 100 });
    expect(camera.box).toMatchObject({ x: -100, y: -100 });
    camera.keepInSight({ x: 500, y: 0, w: 100, h: 100 });
    expect(camera.box).toEqual({ x: 100, y: -100, w: 500, h: 250 });
    expect(camera.glides).toBe(true);
  });

  test("leaves what is larger than its view alone while some of it is seen", () => {
    const camera = fitted();
    camera.zoom(2, { x: -100, y: -100 });
    const { box } = camera;
    camera.keepInSight({ x: 300, y: -100, w: 600, h: 500 });
    expect(camera.box).toEqual(box);
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
