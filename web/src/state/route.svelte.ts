/** Which page is open. Addresses: / · /m/ID · /m/ID/replay · /rules/GAME?q=WORDS · /credits */

export type Route =
  | { page: "lobby" }
  | { page: "match"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "credits" }
  | { page: "missing" };

function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "lobby" };
  if (first === "m" && second && parts.length === 2) return { page: "match", id: second };
  if (first === "m" && second && third === "replay") return { page: "replay", id: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "credits") return { page: "credits" };
  return { page: "missing" };
}

class Router {
  now = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = parse(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = parse(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: goes there without loading the page anew, unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname);
}
