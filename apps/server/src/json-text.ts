import type { FastifyReply } from 'fastify';

/** Sends a success that is JSON text already; it is not read or written again. */
export function answerJsonText(reply: FastifyReply, text: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
