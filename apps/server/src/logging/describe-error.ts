/** An error as it may stand in a log. */
export interface DescribedError {
  type: string;
  message: string;
  /** Of the database or of the system, for instance 23505 or ECONNREFUSED. */
  code?: string;
  /** The database's own names of what was touched; they are ours, never a visitor's. */
  constraint?: string;
  table?: string;
  routine?: string;
  /** Frames only. */
  stack?: string;
  cause?: DescribedError;
}

const MAX_CAUSES = 3;

/** A code or the name of a class; what else may stand there is none of ours. */
const NAME = /^\w{1,64}$/;

/**
 * Everything of an error that helps to mend it and nothing of the person it
 * happened to. Left out of messages: what the visitor sent, what is quoted (the
 * database quotes the value it could not store, JSON.parse the body), and what
 * looks like a number or an address of a person; details of the database go altogether.
 * @param sent texts of the request, from {@link textsIn}
 */
export function describeError(
  error: unknown,
  sent: readonly string[] = [],
  causes = MAX_CAUSES,
): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value is not an error' };
  const described: DescribedError = { type: error.name, message: withoutPersonalData(error.message, sent) };
  for (const name of ['code', 'constraint', 'table', 'routine'] as const) {
    const value = Reflect.get(error, name);
    if (typeof value === 'string' && NAME.test(value)) described[name] = value;
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) described.stack = frames.join('\n');
  if (error.cause !== undefined && causes > 0) described.cause = describeError(error.cause, sent, causes - 1);
  return described;
}

/** What kind of error it is, without a word of it: the code of the database or of the system, else its class. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code: unknown = Reflect.get(error, 'code');
  return (
    ([code, error.name].find((name) => typeof name === 'string' && NAME.test(name)) as string | undefined) ??
    'Error'
  );
}

/** Every text of three characters or more in a body, query or path, and each word of it. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/\s+/)].filter((text) => text.length > 2);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function withoutPersonalData(message: string, sent: readonly string[]): string {
  const longestFirst = sent.toSorted((a, b) => b.length - a.length);
  return longestFirst
    .reduce((text, word) => text.replaceAll(word, '…'), message)
    .replace(/(["'`“‘「]).*(["'`”’」])/gs, '$1…$2')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/\b[a-z]{0,2}\d{6,}(?:\(?[\da]\)?)?/gi, '…')
    .replace(/\p{Script=Han}+/gu, '…')
    .slice(0, 500);
}
