/**
 * Arrow keys in the menu bar, a courtesy beside Tab: left and right go along
 * the bar, down opens a list and goes into it, up and down go along the list.
 * @param group the group the focus is in, null for a plain link of the bar
 * @param open opens the list of a group
 * @returns whether the key was used
 */
export function moveByArrow(
  bar: HTMLElement,
  group: HTMLElement | null,
  key: string,
  open: (index: string) => void,
): boolean {
  const here = document.activeElement;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const top = group?.querySelector('[data-top]') ?? here;
    return step(bar.querySelectorAll<HTMLElement>('[data-top]'), top, key === 'ArrowRight' ? 1 : -1);
  }
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || group === null) return false;
  const button = group.querySelector('[aria-expanded]');
  if (button?.getAttribute('aria-expanded') !== 'true') {
    if (group.dataset.group !== undefined) open(group.dataset.group);
    return true;
  }
  return step(group.querySelectorAll<HTMLElement>('[data-top], ul a'), here, key === 'ArrowDown' ? 1 : -1);
}

/** Moves the focus to the neighbour, at the ends to the other end. */
function step(stops: NodeListOf<HTMLElement>, from: Element | null, by: 1 | -1): boolean {
  const at = [...stops].findIndex((stop) => stop.isSameNode(from));
  if (at < 0) return false;
  stops[(at + by + stops.length) % stops.length]?.focus();
  return true;
}
