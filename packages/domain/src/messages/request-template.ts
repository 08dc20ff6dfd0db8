/**
 * The request by which a provider of text messages is asked to send one, as an administrator writes it down: headers
 * and body with names between braces. Values are put in after the template was taken apart, so that no value can add
 * a field, a member or a header.
 */
export interface RequestTemplate {
  /** `form`: a line for each field, `Name=value`. `json`: a JSON text whose strings name values. */
  readonly format: 'form' | 'json';
  readonly body: string;
  /** A line for each, `Name: value`. */
  readonly headers: string;
}

/** What may stand between braces in a body. */
const BODY_NAMES = ['to', 'number', 'from', 'text', 'line', 'quotedLine', 'language', 'secret'] as const;
/** What may stand between braces in a header. */
const HEADER_NAMES = ['secret', 'encodedSecret'] as const;

export interface RequestValues {
  /** As E.164 writes it: `+85291234567`. */
  readonly to: string;
  readonly from: string;
  readonly text: string;
  /** `zh_HK`, `zh_CN` or `en`. */
  readonly language: string;
  /** Printable ASCII. */
  readonly secret: string;
}

type Values = Readonly<Record<string, string>>;

const NAME = /\{([A-Za-z0-9]{1,40})\}/g;
const HEADER = /^([!#$%&'*+.^_`|~\w-]{1,60}):[ \t]*([\x20-\x7e]{1,1000})$/;
/** Headers that belong to the connection or follow from the body. */
const RESERVED =
  /^(?:host|connection|content-length|content-type|transfer-encoding|expect|upgrade|te|trailer)$/i;

/** What of a template cannot be as it is. @returns undefined when it can be sent */
export function templateProblem(template: RequestTemplate): 'headers' | 'body' | undefined {
  const headers = lines(template.headers).map((line) => HEADER.exec(line));
  const areHeaders = headers.every(
    (parts) => parts !== null && !RESERVED.test(parts[1] ?? '') && namesOnly(parts[2] ?? '', HEADER_NAMES),
  );
  if (!areHeaders) return 'headers';
  const texts = bodyTexts(template);
  if (texts === undefined || !texts.every((text) => namesOnly(text, BODY_NAMES))) return 'body';
  const named = new Set(texts.flatMap(namesOf));
  const isWhole =
    (named.has('to') || named.has('number')) &&
    (named.has('text') || named.has('line') || named.has('quotedLine'));
  return isWhole ? undefined : 'body';
}

/**
 * @param template without a problem
 * @param secrets the secret, and the same in base64, for basic authentication
 */
export function fillHeaders(
  { headers }: Pick<RequestTemplate, 'headers'>,
  secrets: { secret: string; encodedSecret: string },
): Record<string, string> {
  return Object.fromEntries(
    lines(headers).map((line) => {
      const [, name = '', value = ''] = HEADER.exec(line) ?? [];
      return [name.toLowerCase(), fill(value, secrets)];
    }),
  );
}

/** @param template without a problem */
export function fillBody(
  { format, body }: Pick<RequestTemplate, 'format' | 'body'>,
  request: RequestValues,
): string {
  const line = request.text.replace(/\s*\n\s*/g, ' ');
  const values = {
    ...request,
    number: request.to.replace(/^\+/, ''),
    line,
    quotedLine: JSON.stringify(line),
  };
  if (format === 'json') return JSON.stringify(filledJson(JSON.parse(body), values));
  const fields = lines(body).map((field) => {
    const end = field.indexOf('=');
    const [name, value] = [field.slice(0, end).trim(), fill(field.slice(end + 1), values)];
    return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  });
  return fields.join('&');
}

/**
 * What stands in an answer or a report at a path such as `messages.0.id`.
 * @returns a text or a number as text; undefined where there is none
 */
export function valueAtPath(answer: unknown, path: string): string | undefined {
  let value = answer;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function namesOf(text: string): string[] {
  return [...text.matchAll(NAME)].map(([, name = '']) => name);
}

function namesOnly(text: string, known: readonly string[]): boolean {
  return namesOf(text).every((name) => known.includes(name));
}

function fill(text: string, values: Values): string {
  return text.replaceAll(NAME, (whole, name: string) => values[name] ?? whole);
}

/** The texts of a body that values are put into; undefined where it has not the form it should have. */
function bodyTexts({ format, body }: RequestTemplate): string[] | undefined {
  if (format === 'form') {
    const fields = lines(body);
    return fields.every((field) => /^[^={}]+=/.test(field))
      ? fields.map((field) => field.slice(field.indexOf('=') + 1))
      : undefined;
  }
  try {
    const texts: string[] = [];
    const parsed: unknown = JSON.parse(body, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    return typeof parsed === 'object' && parsed !== null ? texts : undefined;
  } catch {
    return undefined;
  }
}

function filledJson(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return fill(value, values);
  if (Array.isArray(value)) return value.map((one) => filledJson(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledJson(one, values)]));
}
