import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Long enough to cross a gap with a shaky hand, short enough not to linger. */
const LEAVE_MS = 200;

interface Open {
  readonly index: string;
  /** Opened by a click or a key: the pointer's leaving does not close it. */
  readonly pinned: boolean;
}

export interface Dropdown {
  readonly openIndex: string | undefined;
  /** For a click or Enter on the group's button. A list the pointer has opened already is pinned first. */
  toggle(index: string): void;
}

function groupOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null;
}

/**
 * Which list below the menu bar is open. Opens on click, Enter, arrow down and
 * hover; closes on Esc (the focus goes back to the group's button), on a press
 * or a focus elsewhere, and on every navigation. Lists carry the group's index
 * in a `data-group` ancestor that holds their button.
 */
export function useDropdown(bar: RefObject<HTMLElement | null>): Dropdown {
  const [open, setOpen] = useState<Open>();
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  if (seen !== location) {
    setSeen(location);
    setOpen(undefined);
  }

  const toggle = useCallback((index: string) => {
    setOpen((before) => (before?.index === index && before.pinned ? undefined : { index, pinned: true }));
  }, []);

  useEffect(() => (bar.current === null ? undefined : followPointer(bar.current, setOpen)), [bar]);
  useEffect(() => (bar.current === null ? undefined : followKeys(bar.current, setOpen)), [bar]);
  const isOpen = open !== undefined;
  useEffect(
    () => (bar.current === null || !isOpen ? undefined : closeFromOutside(bar.current, setOpen)),
    [bar, isOpen],
  );

  return { openIndex: open?.index, toggle };
}

type SetOpen = (change: (before: Open | undefined) => Open | undefined) => void;

function followPointer(bar: HTMLElement, setOpen: SetOpen): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const closeSoon = () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => setOpen((before) => (before?.pinned ? before : undefined)), LEAVE_MS);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const index = groupOf(event.target)?.dataset.group;
    if (index === undefined) {
      closeSoon();
      return;
    }
    clearTimeout(leaving);
    setOpen((before) => (before?.index === index ? before : { index, pinned: false }));
  };
  bar.addEventListener('pointerover', over);
  bar.addEventListener('pointerleave', closeSoon);
  return () => {
    clearTimeout(leaving);
    bar.removeEventListener('pointerover', over);
    bar.removeEventListener('pointerleave', closeSoon);
  };
}

function followKeys(bar: HTMLElement, setOpen: SetOpen): () => void {
  const press = (event: KeyboardEvent) => {
    const group = groupOf(event.target);
    const moved = moveByArrow(bar, group, event.key, (index) => setOpen(() => ({ index, pinned: true })));
    if (moved) event.preventDefault();
  };
  // The focus has left for another group or for the page.
  const blur = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (to !== null && groupOf(to) !== groupOf(event.target)) {
      setOpen((before) => (before?.index === groupOf(to)?.dataset.group ? before : undefined));
    }
  };
  bar.addEventListener('keydown', press);
  bar.addEventListener('focusout', blur);
  return () => {
    bar.removeEventListener('keydown', press);
    bar.removeEventListener('focusout', blur);
  };
}

/** While a list is open: Esc anywhere, as the pointer may have opened it, and a press elsewhere. */
function closeFromOutside(bar: HTMLElement, setOpen: SetOpen): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (bar.contains(document.activeElement)) {
      groupOf(document.activeElement)?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    setOpen(() => undefined);
  };
  const point = (event: PointerEvent) => {
    if (event.target instanceof Node && !bar.contains(event.target)) setOpen(() => undefined);
  };
  document.addEventListener('keydown', press);
  document.addEventListener('pointerdown', point);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('pointerdown', point);
  };
}

/**
 * Arrow keys in the menu bar, a courtesy beside Tab: left and right go along
 * the bar, down opens a list and goes into it, up and down go along the list.
 * @param group the group the focus is in, null for a plain link of the bar
 * @param open opens the list of a group
 * @returns whether the key was used
 */
function moveByArrow(
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
