import { expect, test } from 'vitest';
import { preparationFacts } from '../preparation.ts';
import { sampleBody } from '../sample/content-entries.ts';
import { bookableSampleServices } from '../sample/services.ts';

test.each([
  ['tw', /^如需/],
  ['zh', /^如需/],
  ['en', /^If you/],
] as const)('%s: fasting and urine advice is for those whose test asks for it', (language, condition) => {
  const titleOf = (id: string) => sampleBody('booking-notice', id).title?.[language];
  const stated = bookableSampleServices.flatMap(({ preparation }) => preparationFacts(preparation, language));
  expect(stated).toHaveLength(2);
  for (const title of [titleOf('visit-fasting'), titleOf('visit-urine'), ...stated.map((fact) => fact.title)])
    expect(title).toMatch(condition);
});
