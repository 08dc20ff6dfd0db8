import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './accepted-encoding.ts';
import type { PackedFile } from './packed-file.ts';

/** Sends a file, or 304 to who has it, in the best encoding that there is and the caller takes. */
export function sendFile(file: PackedFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const cacheControl = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const there = { br: file.br !== undefined, gzip: file.gzip !== undefined };
  const compressed = there.br || there.gzip;
  const encoding = preferredEncoding(request.headers['accept-encoding'], there);
  const etag = encoding === 'identity' ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
  reply.headers({ 'cache-control': cacheControl, etag });
  if (compressed && !reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(file[encoding]);
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known.split(',').some((entry) => ['*', etag, `W/${etag}`].includes(entry.trim()));
}
