declare global {
  interface Window {
    /** Presses once more what a visitor pressed in the first screen before the site answered. Set by `choose.ts`. */
    repeatPress?: () => void;
  }
}

/**
 * Notes the last press of a button in a first screen, which nobody answers before the site has taken it over. Enter in
 * a form counts as its button.
 * @returns ends the noting, and presses the button again, if it still stands in the page
 */
export function noteLastPress(root: HTMLElement): () => void {
  const noting = new AbortController();
  let pressed: HTMLElement | undefined;
  const note = (event: Event) => {
    // The browser would load the page again to send the form.
    if (event instanceof SubmitEvent) event.preventDefault();
    const target = event instanceof SubmitEvent ? event.submitter : event.target;
    pressed = (target instanceof Element && target.closest('button')) || undefined;
  };
  for (const kind of ['click', 'submit']) root.addEventListener(kind, note, noting);
  return () => {
    noting.abort();
    const button = pressed;
    pressed = undefined;
    // In a task of its own: by then the page knows what was typed, which it learns as it is mounted.
    if (button?.isConnected) setTimeout(() => button.click());
  };
}
