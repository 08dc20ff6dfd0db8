import type { Call } from '@phial/contract/call';
import type { Fitting } from './fitting.ts';
import { hostileJson } from './hostile-values.ts';

/** A request as it goes over the wire, right or wrong. */
export interface HostileRequest {
  method: string;
  /** As it stands in the first line. */
  target: string;
  /** As they are sent, in this order; signs beyond Latin-1 do not occur. */
  headers: [string, string][];
  body: Buffer | undefined;
  /** Whether nothing says where the body ends but what the attack has put into the headers. */
  isLengthOwn: boolean;
  /** Whether the server may hang up without an answer, as what comes is no HTTP or too much of it. */
  mayBeCut: boolean;
}

/** The request that fits. */
export function requestOf({ call, params, query, body }: Fitting): HostileRequest {
  const json = body === undefined ? undefined : Buffer.from(hostileJson(body));
  return {
    method: call.method,
    target: targetOf(call, params, query),
    headers:
      json === undefined ? [] : [['content-type', (call.bodyMedia ?? ['application/json'])[0] as string]],
    body: call.method === 'GET' ? undefined : json,
    isLengthOwn: false,
    mayBeCut: false,
  };
}

/** @param params and query are encoded */
export function targetOf(
  { path, outsidePrefix }: Call,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return `${outsidePrefix ? '' : '/api'}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Takes a header out and puts another one in. */
export function setHeader(request: HostileRequest, name: string, value: string): void {
  request.headers = [...request.headers.filter(([known]) => known !== name), [name, value]];
}

/** The bytes of a request. */
export function bytesOf({ method, target, headers, body, isLengthOwn }: HostileRequest): Buffer {
  const length = body === undefined || isLengthOwn ? [] : [['content-length', String(body.length)]];
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body === undefined ? head : Buffer.concat([head, body]);
}
