import { fromWireLanguage, type Language, languageFromHeader } from '@phial/domain/language';
import type { FastifyRequest } from 'fastify';

/**
 * The language of a call: `language` of the body (`tc`, `sc`, `en`), else the
 * Accept-Language header, else traditional Chinese. Never throws, whatever was sent.
 */
export function requestLanguage(request: Pick<FastifyRequest, 'body' | 'headers'>): Language {
  const { body, headers } = request;
  if (typeof body === 'object' && body !== null && 'language' in body) {
    const { language } = body;
    if (language === 'tc' || language === 'sc' || language === 'en') return fromWireLanguage(language);
  }
  return languageFromHeader(headers['accept-language']);
}
