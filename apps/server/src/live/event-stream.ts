import { Readable } from 'node:stream';
import type { DeskEvent } from '@phial/contract/desk/desk';

/** So many milliseconds at least between two `changed`: a closure moves hundreds of bookings in one go. */
const CHANGED_EVERY_MS = 200;
/** Keeps proxies from hanging up, and finds out that a session is over. */
const HEARTBEAT_MS = 20_000;
/** How long a browser waits before it asks again after a break. */
const RETRY_MS = 3_000;

/** Somebody who wants to know of changes. */
export interface Watcher {
  /** Changes are heard from now on; before, some may have been missed. */
  ready(): void;
  changed(): void;
}

/** A stream of server-sent events (HTML standard, section 9.2) for one open page. */
export interface EventStream extends Watcher {
  readonly body: Readable;
  /** Closes it without a word: the browser will ask again. */
  end(): void;
  /** Closes it and says that others have taken its place: the browser will not ask again by itself. */
  displace(): void;
}

/**
 * @param stands whether the session still does; asked before each event and at each heartbeat
 * @param ended called once when the stream is over, whoever ended it
 */
export function openEventStream(stands: () => Promise<boolean>, ended: () => void): EventStream {
  const body = new Readable({ read() {} });
  let due: NodeJS.Timeout | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  /** Nothing may be pushed after the end, though it has not been read yet. */
  let over = false;
  const heartbeat = setInterval(() => void sendEvent(), HEARTBEAT_MS);
  body.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(due);
    ended();
  });
  body.push(`retry: ${RETRY_MS}\n\n`);

  /** @param event without one only that the connection lives */
  async function sendEvent(event?: DeskEvent): Promise<void> {
    // A database that cannot be asked now is no reason to send somebody away.
    const goesOn = await stands().catch(() => true);
    if (over || body.destroyed) return;
    if (!goesOn) return endWith('ended');
    body.push(event === undefined ? ': still here\n\n' : block(event));
  }

  function endWith(event: DeskEvent): void {
    over = true;
    body.push(block(event));
    body.push(null);
  }

  return {
    body,
    ready: () => void sendEvent('ready'),
    changed() {
      if (due !== undefined) return;
      const wait = Math.max(0, sentAt + CHANGED_EVERY_MS - performance.now());
      due = setTimeout(() => {
        due = undefined;
        sentAt = performance.now();
        void sendEvent('changed');
      }, wait);
    },
    end() {
      over = true;
      body.push(null);
    },
    displace: () => endWith('displaced'),
  };
}

function block(event: DeskEvent): string {
  return `event: ${event}\ndata: {}\n\n`;
}
