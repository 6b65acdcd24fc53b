/** Calls somebody back to the table: the page's title, a sound, a notification of the system. */
import { settings } from "./settings.svelte";

const NAME = "Hexameron";

export function setTitle(words: string): void {
  document.title = words ? `${words} · ${NAME}` : NAME;
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** My turn has come. Quiet unless the user asked for more than the title. */
export function callBack(words: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const shown = new Notification(NAME, { body: words, tag: "hexameron-turn", icon: "/favicon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

/** Two soft tones, made on the spot. */
function chime(): void {
  const context = new AudioContext();
  for (const [delay, pitch] of [
    [0, 523],
    [0.14, 784],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + delay;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
  setTimeout(() => void context.close(), 1200);
}
