import type { FastifyReply } from 'fastify';

/** Answers with a resource alone, without the envelope of the other calls, as programs that speak FHIR expect it. */
export function sendFhir(reply: FastifyReply, resource: { readonly resourceType: string }): FastifyReply {
  reply.header('content-type', 'application/fhir+json; charset=utf-8');
  return reply.send(JSON.stringify(resource));
}
