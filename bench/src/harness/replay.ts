import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { workerData } from 'node:worker_threads';
import { fastify } from 'fastify';

/** An answer as the server under test gave it. */
export interface Recorded {
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
}

export interface Replayed {
  /** Node's server with a function that looks the answer up, or Fastify without a hook, a log or a schema. */
  readonly by: 'node:http' | 'bare Fastify';
  readonly port: number;
  readonly answers: readonly Recorded[];
}

/* Runs as a thread of `bare-server.ts`: gives recorded answers, and does nothing else. */
const { by, port, answers } = workerData as Replayed;
if (by === 'node:http') {
  const byPath = new Map(answers.map((answer) => [answer.path, answer]));
  createServer((request, response) => {
    const answer = byPath.get(request.url ?? '');
    if (answer === undefined) return void response.writeHead(404).end();
    response.writeHead(200, answer.headers).end(answer.body);
  }).listen(port, '127.0.0.1');
} else {
  const app = fastify();
  for (const { path, headers, body } of answers) {
    const bytes = Buffer.from(body);
    // Without the query, which routes do not see.
    app.get(path.split('?', 1)[0] ?? path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  await app.listen({ port, host: '127.0.0.1' });
}
