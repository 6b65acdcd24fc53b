/** Pictures that only one game has, by the names that its scenes use. A name that is not here is drawn as a list. */
import type { Component } from "svelte";
import type { Custom } from "../wire";

export interface CustomProps {
  game: string;
  data: Custom["data"];
}

export const CUSTOM: Record<string, Component<CustomProps>> = {};
