/** Which of several reasons is the answer to what was asked. */
import type { Refused } from "../wire";

/** The reason about the thing that was pointed at last; before anything was, the first that is told. */
export function answered(refused: Refused[], asked: string[]): Refused | undefined {
  return refused.find((no) => no.at?.some((id) => asked.includes(id))) ?? refused[0];
}
