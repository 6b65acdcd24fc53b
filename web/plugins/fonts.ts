/** Cuts the fonts of other alphabets down to the letters that people write here, and their files to a tenth. */
import { createHash } from "node:crypto";
import subset from "subset-font";
import type { Plugin } from "vite";

/** The files that the font packages call so. */
const EXTENDED = /-latin-ext-.*\.woff2$/;

/** Latin Extended-A: Polish, Czech, Hungarian, Turkish and others, for the names of players too. */
const LETTERS = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, place) => 0x100 + place));

export function fonts(): Plugin {
  return {
    name: "hexameron-fonts",
    async generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== "asset" || !EXTENDED.test(name)) continue;
        const small = await subset(Buffer.from(file.source), LETTERS, { targetFormat: "woff2" });
        // A name of its own, because browsers keep a file of one name for ever.
        const renamed = name.replace(/\.woff2$/, `-${createHash("sha256").update(small).digest("hex").slice(0, 8)}.woff2`);
        delete bundle[name];
        this.emitFile({ type: "asset", fileName: renamed, source: small });
        for (const style of Object.values(bundle)) {
          if (style.type === "asset" && style.fileName.endsWith(".css")) style.source = String(style.source).replaceAll(name.split("/").at(-1) ?? name, renamed.split("/").at(-1) ?? renamed);
        }
      }
    },
  };
}
