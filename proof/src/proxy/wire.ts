import { Agent, type Dispatcher, request } from 'undici';
import { type EventReader, eventsOf } from '../../../apps/server/src/testing/event-reader.ts';
import { HOST } from './certificate.ts';

export interface WireAnswer<Data = unknown> {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly error?: string;
  readonly data: Data;
  readonly token?: string;
  readonly text: string;
}

export interface WireRequest {
  readonly headers?: Record<string, string>;
  /** Text and bytes go as they are, anything else as JSON. */
  readonly body?: object | string | Buffer;
}

export interface Wire {
  /**
   * Sends the cookies that came before.
   * @throws Error when no answer came
   */
  call<Data>(method: string, path: string, request?: WireRequest): Promise<WireAnswer<Data>>;
  /** @throws Error with the answer when it is no stream of events */
  events(path: string): Promise<EventReader>;
  close(): Promise<void>;
}

/**
 * Somebody at a machine of one's own, who visits the laboratory over the network.
 * @param origin where the proxy is, such as `https://127.0.0.1:8443`
 * @param address of the loopback network, that the connections come from
 * @param ca certificate that is trusted, in PEM
 */
export function wireFrom(origin: string, { address = '127.0.0.1', ca = '' } = {}): Wire {
  const agent = new Agent({
    localAddress: address,
    connect: ca === '' ? {} : { ca, servername: HOST },
    connections: 8,
  });
  const jar = new Map<string, string>();
  const send = (method: string, path: string, { headers, body }: WireRequest = {}) => {
    const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return request(`${origin}${path}`, {
      method: method as Dispatcher.HttpMethod,
      dispatcher: agent,
      headers: {
        host: HOST,
        'accept-language': 'en',
        'sec-fetch-site': 'same-origin',
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string | Buffer) }),
    });
  };
  return {
    async call(method, path, asked) {
      const { statusCode: status, headers, body } = await send(method, path, asked);
      for (const line of [headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      const text = await body.text();
      const isJson = headers['content-type']?.includes('json') ?? false;
      return { data: undefined, ...(isJson ? JSON.parse(text) : {}), status, headers, text };
    },
    async events(path) {
      const { headers, body } = await send('GET', path);
      if (!headers['content-type']?.includes('text/event-stream')) throw new Error(await body.text());
      return eventsOf(body.setEncoding('utf8'), () => body.destroy());
    },
    close: () => agent.close(),
  };
}
