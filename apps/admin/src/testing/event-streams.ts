import type { DeskEvent } from '@phial/contract/desk/desk';

/**
 * Stands in for the browser's `EventSource`, which the document of the tests has
 * not. The streams a page has open; the tests send their events.
 */
export function standInEventStreams() {
  const open = new Set<Stream>();

  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readonly url: string;
    readyState = 0;
    onerror: (() => void) | undefined;

    constructor(url: string) {
      super();
      this.url = url;
      open.add(this);
    }

    close() {
      this.readyState = Stream.CLOSED;
      open.delete(this);
    }
  }

  Object.assign(globalThis, { EventSource: Stream });
  return {
    /** The addresses of the open ones. */
    addresses: () => [...open].map(({ url }) => url),
    send: (event: DeskEvent) => {
      for (const stream of [...open]) stream.dispatchEvent(new Event(event));
    },
    /** The server refuses them; the browser does not try again. */
    refuse: () => {
      for (const stream of [...open]) {
        stream.close();
        stream.onerror?.();
      }
    },
    /** The line is cut; the browser tries again by itself. */
    cut: () => {
      for (const stream of open) stream.onerror?.();
    },
  };
}
