import { isWellFormedText } from '@phial/domain/text/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from './errors.ts';

/**
 * Runs before any schema: every string of body, query and path, keys too, must
 * be text that PostgreSQL and UTF-8 can carry. JSON schema lets U+0000 and lone
 * surrogates through, and the database answers them with an error of its own.
 * @param done gets the refusal `text-invalid`
 */
export function guardText(
  { body, query, params }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const isRefused = !(isWellFormed(body) && isWellFormed(query) && isWellFormed(params));
  done(isRefused ? new Refused('text-invalid') : undefined);
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormedText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, member]) => isWellFormedText(key) && isWellFormed(member));
}
