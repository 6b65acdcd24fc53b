/** Where those whom I invite find this server. Opened on its own computer, a page has an address that works for nobody else. */
import type { Reach } from "../wire";
import * as api from "./api";
import { tokensOf } from "./seats";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The beginning of every link: the server's address in the network, if this page has none that others can open. */
export function originFor(here: { hostname: string; origin: string }, reach: Reach | null): string {
  return LOOPBACK.test(here.hostname) ? (reach?.origins[0] ?? here.origin) : here.origin;
}

/** Whether only this computer can open our links. */
export function isAlone(here: { hostname: string }, reach: Reach | null): boolean {
  return LOOPBACK.test(here.hostname) && reach !== null && !reach.origins.length;
}

class Reaching {
  private known = $state.raw<Reach | null>(null);
  private asked = false;

  /** Asks the server where it is found, if that matters here; once, by a match to which I may invite. */
  look(match: string): void {
    if (this.asked || !LOOPBACK.test(location.hostname)) return;
    this.asked = true;
    api.reach(match, tokensOf(match)).then((reach) => (this.known = reach), () => (this.asked = false));
  }

  get origin(): string {
    return originFor(location, this.known);
  }

  /** Only this computer can open our links. */
  get alone(): boolean {
    return isAlone(location, this.known);
  }
}

export const reaching = new Reaching();
