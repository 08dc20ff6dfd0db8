import { SERVICE_CODE_PATTERN } from '@phial/domain/booking/service-type';
import { Type } from 'typebox';
import { OneOf } from './schemas.ts';

/**
 * A text a person typed. U+0000 and lone surrogates pass JSON but not the
 * database, so the server refuses them before any handler runs
 * (`@phial/domain/text/text`); the schema bounds the length.
 * @param maxLength in UTF-16 code units
 * @param examples fictional ones, for the API page
 */
export const PersonText = (maxLength: number, description: string, ...examples: string[]) =>
  Type.String({ maxLength, description, ...(examples.length > 0 && { examples }) });

export const Instant = (description: string) =>
  Type.String({
    description: `${description}; ISO 8601 instant, UTC`,
    examples: ['2026-12-01T01:30:00.000Z'],
  });

/** A text of the laboratory in the three languages. */
export const InThreeLanguages = Type.Object(
  { tw: Type.String(), zh: Type.String(), en: Type.String() },
  { examples: [{ tw: '全血計數', zh: '全血细胞计数', en: 'Complete blood count' }] },
);

export const WireLanguage = OneOf(['tc', 'sc', 'en'], {
  description: 'tc traditional Chinese, sc simplified Chinese, en English',
});

/** Code of a service; compared without regard to case. */
export const WireServiceType = Type.String({
  pattern: SERVICE_CODE_PATTERN,
  description: 'Code of a service: ECG, other, or one that the laboratory has added; case ignored',
  examples: ['ECG'],
});

/** Code of a service, as the laboratory writes it. */
export const ServiceCode = Type.String({
  pattern: SERVICE_CODE_PATTERN,
  description: 'Code of a service: ECG, other, or one that the laboratory has added',
  examples: ['ECG'],
});

/** Hong Kong time, `YYYY-MM-DD HH:mm:ss`; seconds may be missing. */
export const WireServTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}(?::\\d{2})?$',
  description: 'Hong Kong time, YYYY-MM-DD HH:mm:ss',
  examples: ['2026-12-01 09:30:00'],
});

export const WireDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'YYYY-MM-DD, Hong Kong',
  examples: ['2026-12-01'],
});
