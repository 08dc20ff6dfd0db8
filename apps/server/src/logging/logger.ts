import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config.ts';
import { BLANK, blankPersonal, PERSONAL_FIELDS } from './blank-personal.ts';

/**
 * The log: JSON lines, time as ISO text, without host name. Errors and
 * personal fields pass {@link blankPersonal}.
 * @param destination the standard output unless a test listens
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: blankPersonal },
    // For what a logger is bound to, which no formatter sees.
    redact: { paths: PERSONAL_FIELDS, censor: BLANK },
    hooks: { logMethod: withoutErrorMessage },
    // Described by then; pino's own serializer would take it for an error again.
    serializers: { err: (described: unknown) => described },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Without words of its own a line would repeat the message of its error as it is. */
function withoutErrorMessage(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest] = args;
  log.apply(this, typeof first === 'object' && rest.length === 0 ? [first, 'error'] : args);
}
