import type { AccountAccess, ProgramAccess } from '@phial/contract/access';
import {
  answerOf,
  type BesideOf,
  type BodyOf,
  type Call,
  type DataOf,
  type HeadersOf,
  type ParamsOf,
  paramsOf,
  type QueryOf,
} from '@phial/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { CallingProgram } from './accounts/api-keys/calling-program.ts';
import { programOf, signedInOf } from './accounts/guard-routes.ts';
import type { SignedIn } from './accounts/sessions/session.service.ts';
import type { PhialServer } from './app-dependencies.ts';

/** A call as its handler gets it: checked against the definition. */
export type Received<C extends Call> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  headers: HeadersOf<C>;
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
} & CallerOf<C>;

type CallerOf<C extends Call> = C['access'] extends AccountAccess
  ? { signedIn: SignedIn }
  : C['access'] extends ProgramAccess
    ? { program: CallingProgram }
    : unknown;

/**
 * What a handler answers: `data`, or with the fields beside it. One that has sent the answer itself returns the reply;
 * where `data` is null, what it returns is not looked at.
 */
type Answered<C extends Call> = C extends { answerMedia: string }
  ? Promise<FastifyReply>
  : C extends { beside: object }
    ? Promise<({ data: DataOf<C> } & BesideOf<C>) | FastifyReply>
    : C extends { answer: object }
      ? Promise<DataOf<C> | FastifyReply>
      : Promise<unknown>;

/**
 * Binds a handler to a call of the contract. What does not fit the definition is refused before it runs; what it
 * returns goes out as `data` of the envelope. It refuses by throwing `Refused`.
 */
export function handle<C extends Call>(
  app: PhialServer,
  call: C,
  run: (received: Received<C>) => Answered<C>,
): void {
  const definition: Call = call;
  app.route({
    method: definition.method,
    url: definition.path,
    config: { access: definition.access, isBackground: definition.isBackground === true },
    ...(definition.bodyLimit !== undefined && { bodyLimit: definition.bodyLimit }),
    exposeHeadRoute: definition.answerMedia !== 'text/event-stream',
    schema: schemaOf(definition),
    handler: async (request, reply) => {
      const result: unknown = await run(receivedFrom(definition, request, reply) as Received<C>);
      // Awaiting a reply yields undefined once it is sent or its client has left, so what it yields does not tell.
      if (reply.raw.headersSent || reply.raw.destroyed) return reply;
      const content = definition.beside === undefined ? { data: definition.answer ? result : null } : result;
      return Object.assign({ code: 200, msg: '' }, content);
    },
  });
}

function receivedFrom({ access }: Call, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, headers, body } = request;
  return {
    params,
    query,
    headers,
    body,
    request,
    reply,
    ...(access.open === 'accounts' && { signedIn: signedInOf(request) }),
    ...(access.open === 'programs' && { program: programOf(request) }),
  };
}

function schemaOf(call: Call) {
  const { query, headers, body, answerMedia } = call;
  const params = paramsOf(call);
  return {
    ...(params !== undefined && { params }),
    ...(query !== undefined && { querystring: query }),
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body: call.bodyCheckedByHandler ? Type.Unknown() : body }),
    ...(answerMedia === undefined && { response: { 200: answerOf(call) } }),
  };
}
