import { useSyncExternalStore } from 'react';

export type Tone = 'error' | 'warning' | 'success' | 'info';

export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  /** In the language of the moment it is read. */
  readonly text: string;
  /** Small print, e.g. the request's number; in the language of the moment as well. */
  readonly detail: string | undefined;
}

/** Words, or where to find them: a function is asked again whenever the language has changed. */
type Words = string | (() => string);

export interface Notice {
  readonly tone: Tone;
  readonly text: Words;
  readonly detail?: Words | undefined;
  /** How long it stays; default 5. */
  readonly seconds?: number;
}

export interface Alert {
  readonly id: string;
  readonly text: string;
  /** Closes the alert and lets the one behind it show. */
  readonly acknowledge: () => void;
}

interface Notices {
  readonly toasts: readonly Toast[];
  /** Shown one at a time, the oldest first. */
  readonly alerts: readonly Alert[];
}

/** Seconds a toast stays. */
const TOAST_SECONDS = 5;

let notices: Notices = { toasts: [], alerts: [] };
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Notices): void {
  notices = next;
  for (const listener of listeners) listener();
}

function nextId(): string {
  lastId += 1;
  return `notice-${lastId}`;
}

/** How long each toast on screen stays, and its clock, which stands still while the visitor reads. */
interface Stay {
  readonly milliseconds: number;
  clock?: ReturnType<typeof setTimeout>;
}

const stays = new Map<string, Stay>();
let reading = false;

function startClock(id: string, stay: Stay): void {
  stay.clock = setTimeout(() => dismissToast(id), stay.milliseconds);
}

const said = (words: Words): string => (typeof words === 'string' ? words : words());

/**
 * Shows a toast for some seconds. The same words already on screen are not
 * stacked: they start their time again.
 * @returns its id, for {@link dismissToast}
 */
export function notify({ tone, text, detail, seconds = TOAST_SECONDS }: Notice): string {
  const id = nextId();
  const toast: Toast = {
    id,
    tone,
    get text() {
      return said(text);
    },
    get detail() {
      return detail === undefined ? undefined : said(detail);
    },
  };
  const twin = notices.toasts.find((one) => one.tone === tone && one.text === toast.text);
  if (twin !== undefined) dismissToast(twin.id);
  const stay: Stay = { milliseconds: seconds * 1000 };
  stays.set(id, stay);
  if (!reading) startClock(id, stay);
  change({ ...notices, toasts: [...notices.toasts, toast] });
  return id;
}

/** Takes a toast away before its time; one that is gone already is no matter. */
export function dismissToast(id: string): void {
  clearTimeout(stays.get(id)?.clock);
  stays.delete(id);
  change({ ...notices, toasts: notices.toasts.filter((toast) => toast.id !== id) });
  if (stays.size === 0) reading = false;
}

/** Stops the clocks while the pointer or the focus is on the toasts; afterwards each has its whole time again. */
export function setReading(isReading: boolean): void {
  reading = isReading;
  for (const [id, stay] of stays) {
    clearTimeout(stay.clock);
    if (!isReading) startClock(id, stay);
  }
}

/** Shows a modal alert with one button; resolves when the visitor has pressed it. */
export function showAlert(text: string): Promise<void> {
  return new Promise((resolve) => {
    const id = nextId();
    const acknowledge = () => {
      change({ ...notices, alerts: notices.alerts.filter((alert) => alert.id !== id) });
      resolve();
    };
    change({ ...notices, alerts: [...notices.alerts, { id, text, acknowledge }] });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is on screen now. */
export function currentNotices(): Notices {
  return notices;
}

/** What is on screen now, for components. */
export function useNotices(): Notices {
  return useSyncExternalStore(subscribe, currentNotices, currentNotices);
}
