import { useSyncExternalStore } from 'react';

export type Tone = 'error' | 'warning' | 'success' | 'info';

export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly text: string;
  /** Small print, e.g. the request's number. */
  readonly detail?: string;
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

/** Seconds a toast stays (ERR-009). */
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

/**
 * Shows a toast for some seconds (5 unless said otherwise). The same words
 * already on screen are not stacked: they start their time again.
 */
export function notify(notice: { tone: Tone; text: string; detail?: string; seconds?: number }): void {
  const { seconds = TOAST_SECONDS, ...content } = notice;
  const twin = notices.toasts.find((toast) => toast.tone === content.tone && toast.text === content.text);
  if (twin !== undefined) dismissToast(twin.id);
  const id = nextId();
  const stay: Stay = { milliseconds: seconds * 1000 };
  stays.set(id, stay);
  if (!reading) startClock(id, stay);
  change({ ...notices, toasts: [...notices.toasts, { id, ...content }] });
}

/** Takes a toast away before its time. */
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
  return useSyncExternalStore(subscribe, currentNotices);
}
