/** Calls somebody back to the table: the page's title and icon, a sound, a notification of the system. */
import { settings } from "./settings.svelte";
import { play } from "./sounds";

const NAME = "Hexameron";

const ICON = "/favicon.svg";
/** The same with a gold disc: it is my turn. */
const TURN_ICON = "/favicon-turn.svg";

/** The title tells whose turn it is, the icon whether it is mine; both can be read while another tab is open. */
export function showTurn(words: string, mine: boolean): void {
  document.title = words ? `${words} · ${NAME}` : NAME;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? TURN_ICON : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** My turn has come. Quiet unless the user asked for more than the title. */
export function callBack(words: string): void {
  play("turn");
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const shown = new Notification(NAME, { body: words, tag: "hexameron-turn", icon: "/icon-192.png" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}
