import { createWriteStream } from 'node:fs';

/** How a client behaves: reads at once, reads slowly, or is gone before the answer. */
export type Manner = 'plain' | 'slow' | 'hang-up';

/** A call as its client saw it. Times are milliseconds of `performance.now()`. */
export interface Call {
  readonly actor: string;
  /** What it was for: `create`, `modify`, `captcha`… */
  readonly kind: string;
  readonly server: number;
  readonly manner: Manner;
  readonly invokedAt: number;
  readonly endedAt: number;
  /** Of HTTP; 0 where the connection broke, the client hung up or its patience ended. */
  readonly status: number;
  /** Code of the refusal. */
  readonly error?: string | undefined;
}

/** Everything that was asked and answered, in the order of the answers. */
export interface Journal {
  readonly calls: readonly Call[];
  note(call: Call, detail?: object): void;
  close(): Promise<void>;
}

/**
 * @param file also gets each call as a line of JSON, with what was asked about
 */
export function openJournal(file: string): Journal {
  const calls: Call[] = [];
  const lines = createWriteStream(file);
  return {
    calls,
    note(call, detail) {
      calls.push(call);
      lines.write(`${JSON.stringify({ ...call, ...detail })}\n`);
    },
    close: () => new Promise((resolve) => lines.end(resolve)),
  };
}
