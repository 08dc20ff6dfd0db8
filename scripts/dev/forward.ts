import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ForwardOptions {
  readonly port: number;
  /** Path and query, as the browser sent them. */
  readonly path: string;
  /** Makes the page that the browser gets of the page the server sent. */
  readonly transformPage: (page: string) => Promise<string>;
  /** Makes the `Content-Security-Policy` of a page that was transformed. */
  readonly transformPolicy: (policy: string) => string;
}

/** A page of one of the sites, as opposed to the plain pages that the server makes. */
const SITE_PAGE = '<script type="module" src="/src/';

/** Hands a request on to the server of this machine that listens on `port`, and its answer back. */
export function forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): void {
  const { port, path } = options;
  // The answer is read here, and a browser must not show a page it kept from before the change.
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
  const sent = send({ port, path, headers, method: request.method, host: '127.0.0.1' }, (answer) => {
    answerWith(answer, response, options).catch(fail);
  });
  sent.on('error', fail);
  response.on('close', () => sent.destroy());
  request.pipe(sent);

  function fail(error: Error) {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${error.stack}\n`);
  }
}

async function answerWith(
  answer: IncomingMessage,
  response: ServerResponse,
  { transformPage, transformPolicy }: ForwardOptions,
): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const page = await text(answer);
  if (!page.includes(SITE_PAGE)) {
    response.writeHead(statusCode, headers).end(page);
    return;
  }
  const { 'content-length': _, etag: __, 'content-security-policy': policy, ...others } = headers;
  const transformed = await transformPage(page);
  response
    .writeHead(statusCode, { ...others, 'content-security-policy': transformPolicy(String(policy)) })
    .end(transformed);
}
