/** Gives the client the few icons that it and the games name, out of the thousands of the game-icons set. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const TABLE = "virtual:icons/table";
const GAMES = "virtual:icons/games";
const WORD = /["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g;

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/** Every quoted word of the files that is the name of an icon. */
function mentioned(files: string[], set: IconSet): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of files) {
    for (const [, word = ""] of readFileSync(file, "utf-8").matchAll(WORD)) {
      const icon = set.icons[word] ?? set.icons[set.aliases?.[word]?.parent ?? ""];
      if (icon) found[word] = icon.body;
    }
  }
  return found;
}

export function icons(ownList: string, gamesFolder: string): Plugin {
  const require = createRequire(import.meta.url);
  const set = (): IconSet =>
    JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf-8")) as IconSet;
  return {
    name: "hexameron-icons",
    resolveId: (id) => (id === TABLE || id === GAMES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${TABLE}`) {
        const own = mentioned([ownList], set());
        const names = [...readFileSync(ownList, "utf-8").matchAll(WORD)].map(([, word = ""]) => word);
        const missing = names.filter((name) => !(name in own));
        if (missing.length) this.error(`no such icons: ${missing.join(", ")}`);
        return `export default ${JSON.stringify(own)}`;
      }
      if (id === `\0${GAMES}`) return `export default ${JSON.stringify(mentioned(filesIn(gamesFolder, ".py"), set()))}`;
      return undefined;
    },
  };
}
