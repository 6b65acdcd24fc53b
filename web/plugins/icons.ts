/** Gives the client the few icons that it names itself, out of the thousands of the game-icons set. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const TABLE = "virtual:icons/table";

export function icons(ownList: string): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "hexameron-icons",
    resolveId: (id) => (id === TABLE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${TABLE}`) return undefined;
      const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf-8")) as IconSet;
      const names = JSON.parse(readFileSync(ownList, "utf-8")) as string[];
      const missing = names.filter((name) => !(name in set.icons));
      if (missing.length) this.error(`no such icons: ${missing.join(", ")}`);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, set.icons[name]?.body])))}`;
    },
  };
}
