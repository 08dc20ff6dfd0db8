import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

/*
 * A mail server or a provider of text messages in a process of its own: `provider-process.ts mail|text [port]`. Tells
 * its parent the port, then each message once it has all of it, and answers as the parent says. Ends when the parent
 * lets go.
 */

/** The answer to a message: accepted, declined for now, or a crash before or in the middle of the answer. */
export type ProviderAnswer = 'accept' | 'decline' | 'crash' | 'crash-while-answering';

const [kind = 'mail', port = '0'] = process.argv.slice(2);
process.once('disconnect', () => process.exit(0));

/** Tells the parent of a message. @returns what the parent says to it */
function report(message: string): Promise<ProviderAnswer> {
  const answer = new Promise<ProviderAnswer>((resolve) => process.once('message', resolve));
  process.send?.(message);
  return answer;
}

/**
 * Nobody may connect any more before the sender sees its connection end: the system would take the next message for a
 * process that is gone, and the sender could not know that it was never received.
 */
function crash(): void {
  server.close();
  process.kill(process.pid, 'SIGKILL');
}

function mailServer(): Server {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, done) {
      const answer = await report(await readAll(stream));
      if (answer === 'accept') return done();
      if (answer === 'crash') return crash();
      if (answer === 'decline')
        return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
      for (const connection of smtp.connections) {
        if (connection.session.id === session.id) connection._socket.write('25', crash);
      }
    },
  });
  smtp.on('error', () => undefined);
  return smtp.listen(Number(port), '127.0.0.1');
}

function textProvider(): Server {
  let received = 0;
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await report(await readAll(request));
    if (answer === 'crash') return crash();
    const body = JSON.stringify({ sid: `SM${process.pid}-${++received}` });
    if (answer === 'crash-while-answering') {
      response.writeHead(201, { 'content-length': body.length });
      response.write(body.slice(0, 5), crash);
    } else {
      response.writeHead(answer === 'accept' ? 201 : 503).end(body);
    }
  }
  return createServer((request, response) => void receive(request, response)).listen(
    Number(port),
    '127.0.0.1',
  );
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const server = kind === 'mail' ? mailServer() : textProvider();
server.once('listening', () => process.send?.((server.address() as AddressInfo).port));
