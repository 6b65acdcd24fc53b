/** QR codes: a link as a square of dark and light modules, drawn as one path. */

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4;

export interface Code {
  /** Modules of a side, the quiet ones included. */
  size: number;
  /** The dark modules, each a square of one by one. */
  path: string;
}

/** The library comes only when somebody wants a code. */
export async function codeOf(link: string): Promise<Code> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(link);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => row);
  const dark = rows.flatMap((row) => rows.filter((column) => code.isDark(row, column)).map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`));
  return { size: count + 2 * QUIET, path: dark.join("") };
}
