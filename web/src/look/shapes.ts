/** The outlines of tokens, around their middle. */
import type { PieceShape } from "../wire";

export const SHAPES: Record<PieceShape, string> = {
  shield: "M-27,-33 H27 V2 C27,17 14,25 0,32 C-14,25 -27,17 -27,2 Z",
  pennant: "M-27,-33 H27 V30 L0,16 L-27,30 Z",
  disc: "M-29,0 A29,29 0 1 1 29,0 A29,29 0 1 1 -29,0 Z",
  square: "M-27,-29 H27 V27 H-27 Z",
  rectangle: "M-31,-24 H31 V24 H-31 Z",
  diamond: "M0,-35 L31,0 L0,33 L-31,0 Z",
  triangle: "M0,-35 L33,27 H-33 Z",
  jagged: "M0,-36 L8,-26 L21,-29 L24,-16 L35,-9 L28,2 L33,15 L20,19 L16,32 L4,26 L0,33 L-4,26 L-16,32 L-20,19 L-33,15 L-28,2 L-35,-9 L-24,-16 L-21,-29 L-8,-26 Z",
  cube: "M0,-24 L22,-12 V12 L0,25 L-22,12 V-12 Z M-22,-12 L0,0 L22,-12 M0,0 V25",
  castle: "M-28,-28 H-16 V-20 H-6 V-28 H6 V-20 H16 V-28 H28 V28 H-28 Z",
  hexagon: "M0,-33 L29,-16 V16 L0,32 L-29,16 V-16 Z",
};
