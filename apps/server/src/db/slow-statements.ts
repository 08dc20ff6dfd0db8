import type { Logger } from 'pino';
import { currentRequestId } from './call-deadline.ts';

/** A statement that the database has answered, or given up. Never with its values. */
export interface RanStatement {
  name: string;
  milliseconds: number;
  /** Undefined where it failed. */
  rows: number | undefined;
}

export type StatementListener = (statement: RanStatement) => void;

/**
 * Writes a line into the log for each statement that took long, with the id of the request it was for.
 * @param slowMs from so many milliseconds on; 0: none
 */
export function logSlowStatements(log: Logger, slowMs: number): StatementListener | undefined {
  if (slowMs === 0) return undefined;
  return ({ name, milliseconds, rows }) => {
    if (milliseconds < slowMs) return;
    const ms = Math.round(milliseconds);
    log.warn({ statement: name, ms, rows, reqId: currentRequestId() }, 'slow statement');
  };
}
