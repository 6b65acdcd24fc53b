import type { Scene, SceneChange, SentStateFrame, SentView } from "../wire";

/** What one seat is shown, with its whole scene. */
export type View = Omit<SentView, "scene" | "change"> & { scene: Scene };

export type StateFrame = Omit<SentStateFrame, "views"> & { views: View[] };

/** The scenes that were sent last on a connection, by seat: what comes after them are changes. */
export class Scenes {
  private last: Record<string, Scene> = {};

  /** A state with whole scenes. Whatever has not changed stays the very object that it was. */
  complete(frame: SentStateFrame): StateFrame {
    const views = frame.views.map(({ change, ...view }) => {
      const before = this.last[String(view.seat)];
      const scene = view.scene ?? (before && change ? changed(before, change) : before);
      if (!scene) throw new Error("a change of a scene that was never sent");
      this.last[String(view.seat)] = scene;
      return { ...view, scene };
    });
    return { ...frame, views };
  }
}

export function changed(scene: Scene, { fields = {}, items = {} }: SceneChange): Scene {
  const next: Scene & Record<string, unknown> = { ...scene, ...fields };
  for (const [name, places] of Object.entries(items)) {
    const row = [...(next[name] as unknown[])];
    for (const [place, item] of Object.entries(places)) row[Number(place)] = item;
    next[name] = row;
  }
  return next;
}
