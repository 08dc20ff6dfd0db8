/** Server-sent events as a browser reads them. */
export interface EventReader {
  /** Names of the events so far. */
  readonly seen: readonly string[];
  /** The next event that was not waited for yet; undefined when the stream has ended. */
  next(): Promise<string | undefined>;
  /** Hangs up. */
  close(): void;
}

/** @throws Error with the answer when it is no stream of events */
export async function readEvents(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const hangUp = new AbortController();
  const response = await fetch(url, { headers, signal: hangUp.signal });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`no stream of events: ${response.status} ${await response.text()}`);
  }
  return eventsOf(response.body?.pipeThrough(new TextDecoderStream()) ?? [], () => hangUp.abort());
}

/** @param close hangs up */
export function eventsOf(chunks: AsyncIterable<string> | Iterable<string>, close: () => void): EventReader {
  const seen: string[] = [];
  const waiting: ((event: string | undefined) => void)[] = [];
  let taken = 0;
  let over = false;
  void read()
    .catch(() => undefined)
    .finally(() => {
      over = true;
      for (const answer of waiting.splice(0)) answer(undefined);
    });

  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of chunks) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name] = /^event: (.+)$/m.exec(block) ?? [];
        if (name === undefined) continue;
        seen.push(name);
        const answer = waiting.shift();
        if (answer === undefined) continue;
        taken += 1;
        answer(name);
      }
    }
  }

  return {
    seen,
    async next() {
      if (taken < seen.length) return seen[taken++];
      return over ? undefined : new Promise((resolve) => waiting.push(resolve));
    },
    close,
  };
}
