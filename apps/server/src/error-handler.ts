import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS } from '@phial/contract/errors';
import { DEFAULT_LANGUAGE } from '@phial/domain/language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PhialServer } from './app-dependencies.ts';
import { UnreadableError } from './crypto/unreadable.ts';
import { isConnectionError, isOvertaxed, isUnfitValue } from './db/database-error.ts';
import { Refused } from './errors.ts';
import { describeError, kindOfError, textsIn } from './logging/describe-error.ts';
import { type RefusalContent, refusalAnswer } from './refusal-answer.ts';
import { requestLanguage } from './request-language.ts';
import { systemErrorCode } from './system-error.ts';
import { refusalOfValidation } from './validation-refusal.ts';

/** The refusals of the HTTP layer itself, by its own codes. */
const HTTP_REFUSALS: ReadonlyMap<string, RefusalContent> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', { code: 'body-too-large' }],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', { code: 'media-type' }],
  // The method QUERY, which no call takes, without a type of its content.
  ['FST_ERR_ROUTE_MISSING_CONTENT_TYPE', { code: 'media-type' }],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', { code: 'body-invalid' }],
  ['FST_ERR_BAD_URL', { code: 'not-found' }],
  ['FST_ERR_MAX_PARAM_LENGTH', { code: 'not-found' }],
]);

/** When to ask again while the database is away: a restart or a failover takes some seconds. */
const BUSY_SECONDS = 3;

/** Every error of a route ends here and nowhere else. */
export function handleErrors(app: PhialServer): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

/** As {@link handleErrors}, for errors the router meets before there is a route. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const content = contentOf(error, request);
  logCause(error, content.code, request);
  if (ERROR_STATUS[content.code] >= 500) request.failure = kindOfError(error);
  const own = error instanceof Refused ? error.retryAfterSeconds : undefined;
  const retryAfter = own ?? (content.code === 'busy' ? BUSY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return answerRefusal(content, request, reply);
}

/** Sends the envelope of a refusal in the language of the call. */
export function answerRefusal(
  content: RefusalContent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.refusal = content.code;
  const answer = refusalAnswer(content, requestLanguage(request), request.id);
  const status = ERROR_STATUS[content.code];
  return reply.code(status).header('x-request-id', request.id).type('application/json').send(answer);
}

/**
 * For callers that do not speak HTTP to the end: a broken request line, headers
 * too long or too slow. There is no request yet, so the words are the default ones.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const { msg, error: code } = refusalAnswer({ code: 'body-invalid' }, DEFAULT_LANGUAGE, '');
  const body = Buffer.from(JSON.stringify({ code: status, msg, data: null, error: code }));
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body);
  }
  socket.destroy(error);
}

/** What Node calls a request whose headers are too slow, for one whose body is. */
export function lateRequest(): Error & { code: string } {
  return Object.assign(new Error('the request came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

/** What an operator should see besides the line of the request. */
function logCause(error: unknown, code: RefusalContent['code'], request: FastifyRequest): void {
  const line = () => ({
    error: describeError(error, textsIn([request.body, request.query, request.params])),
  });
  if (code === 'unexpected') request.log.error(line(), 'unexpected error');
  else if (error instanceof UnreadableError) request.log.warn(line(), 'a stored value cannot be decrypted');
  else if (code === 'busy') request.log.warn(line(), 'database not available');
  else if (isUnfitValue(error))
    request.log.error(line(), 'the database refused a value that the schema let through');
}

function contentOf(error: unknown, request: FastifyRequest): RefusalContent {
  if (error instanceof Refused)
    return { code: error.code, ...(error.data !== undefined && { data: error.data }) };
  if (error instanceof UnreadableError) return { code: 'record-unreadable' };
  // Nobody reads the answer; the log should blame neither the database nor us.
  if (isOfHangingUp(error, request)) return { code: 'body-invalid' };
  if (isConnectionError(error) || isOvertaxed(error)) return { code: 'busy' };
  if (isUnfitValue(error)) return { code: 'body-invalid' };
  if (isFastifyError(error)) {
    if (error.validation !== undefined) return refusalOfValidation(error.validation, inputOf(error, request));
    const known = HTTP_REFUSALS.get(error.code);
    if (known !== undefined) return known;
  }
  return { code: 'unexpected' };
}

/** Whether the caller hung up while sending, or before the first of a streamed answer was sent. */
function isOfHangingUp(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && (!raw.complete || systemErrorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE');
}

function inputOf({ validationContext }: FastifyError, request: FastifyRequest): unknown {
  switch (validationContext) {
    case 'querystring':
      return request.query;
    case 'params':
      return request.params;
    case 'headers':
      return request.headers;
    default:
      return request.body;
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
