/** Shows a part of the screen from its top again whenever there is another question. */
export function toTopFor(question: string): (element: Element) => void {
  return (element) => {
    if (question) element.scrollTop = 0;
  };
}
