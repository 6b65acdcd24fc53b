declare module "virtual:icons/table" {
  const icons: Record<string, string>;
  export default icons;
}

/** It brings no types of its own: cuts a font down to the letters of a text. */
declare module "subset-font" {
  export default function subset(font: Buffer, text: string, wishes: { targetFormat: "woff2" }): Promise<Buffer>;
}
