/**
 * Notes the last press of a button in a first screen, which nobody answers before the site has taken it over. Enter in
 * a form counts as its button.
 * @returns ends the noting, and returns the button
 */
export function noteLastPress(root: HTMLElement): () => HTMLElement | undefined {
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
    return pressed;
  };
}
