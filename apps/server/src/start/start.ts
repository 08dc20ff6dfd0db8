import type { Config } from '../config.ts';
import type { SiteFiles } from '../site/static/site-files.ts';

export interface RunningServer {
  readonly config: Config;
  /** The port that was taken, also when `PORT=0` asked for any. */
  readonly port: number;
}

/** What a start hands down from step to step. */
export interface Start {
  readonly config: Config;
  /** Progress of a slow step, one line. */
  readonly say: (line: string) => void;
  readonly site: () => Promise<SiteFiles>;
  /** Aborted when the server is to end, however far the start has come. */
  readonly signal: AbortSignal;
  /** Ends the process in order. */
  readonly end: (exitCode: number) => void;
  /** What ends each thing begun; carried out from the last to the first. */
  readonly undo: (() => Promise<void>)[];
}
