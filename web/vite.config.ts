import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./plugins/fonts.ts";
import { icons } from "./plugins/icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte({ configFile: false }), icons(here("src/look/icons.json")), fonts()],
  build: {
    outDir: here("../src/hexameron/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Fonts and icons stay files of their own: a strict content policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Who builds on a slow machine need not be told so.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  test: { include: ["tests/**/*.test.ts"] },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
