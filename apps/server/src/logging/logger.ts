import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError } from './describe-error.ts';

/**
 * Names under which personal data or a secret could reach a log by mistake.
 * Nothing is meant to log them; this is the net below.
 */
const PERSONAL_FIELDS = [
  'name',
  'docNo',
  'telNo',
  'tel2',
  'email',
  'captcha',
  'uuid',
  'number',
  'check',
  'person',
  'body',
  'query',
  'params',
  'url',
  'headers',
  'authorization',
  'cookie',
  'token',
  'ip',
  'remoteAddress',
  'values',
  'parameters',
  'detail',
];

const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];

/**
 * The log: JSON lines, time as ISO text, without host name. Errors pass
 * {@link describeError}, personal fields are blanked down to four levels.
 * @param destination the standard output unless a test listens
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: DEPTHS.flatMap((depth) => PERSONAL_FIELDS.map((field) => depth + field)),
      censor: '[personal]',
    },
    hooks: { logMethod: withoutErrorMessage },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Without words of its own a line would repeat the message of its error as it is. */
function withoutErrorMessage(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest] = args;
  log.apply(this, typeof first === 'object' && rest.length === 0 ? [first, 'error'] : args);
}
