/** What a browser keeps for a page, for tests without a browser. */
import { vi } from "vitest";

/** Begins with nothing kept. */
export function emptyStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}
