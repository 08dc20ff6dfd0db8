import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from './accepted-encoding.ts';

/** JSON that many callers get, compressed once for all who take it so. */
export interface PackedAnswer {
  readonly identity: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** One packet carries less anyway. */
const SHORTEST_COMPRESSED = 1_400;

/** Quick, as an answer lives for a second: Brotli's first level is smaller than what gzip takes twice the time for. */
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

export function packedAnswer(json: string): PackedAnswer {
  const identity = Buffer.from(json);
  const known = new Map<Encoding, Promise<Buffer>>();
  return {
    identity,
    encoded(encoding) {
      const made = known.get(encoding) ?? compress(identity, encoding);
      known.set(encoding, made);
      return made;
    },
  };
}

/**
 * Sends a success that is JSON already, in the best encoding that the caller takes. For what is the same for everybody:
 * where a secret stands beside text that somebody else chose, its length would give the secret away (BREACH).
 */
export async function sendPackedAnswer(
  answer: PackedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
  const isShort = answer.identity.length < SHORTEST_COMPRESSED;
  const encoding = preferredEncoding(request.headers['accept-encoding'], { br: !isShort, gzip: !isShort });
  if (encoding === 'identity') return reply.send(answer.identity);
  return reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(content, BROTLI) : promisify(gzip)(content, GZIP);
}
