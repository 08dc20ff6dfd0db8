import { LANGUAGES } from '@phial/domain/language';
import { expect, test } from 'vitest';
import { contentEntries, sampleBody } from './content-entries.ts';
import { SAMPLE_LABORATORY } from './laboratory.ts';

test('the sample names nobody real', () => {
  const { phone, fax, hotline, salesEmail, supportEmail, privacyEmail } = SAMPLE_LABORATORY;
  for (const email of [salesEmail, supportEmail, privacyEmail]) expect(email).toMatch(/@[a-z-]+\.example$/);
  for (const { text } of [phone, fax, hotline])
    for (const number of Object.values(text)) expect(number).toMatch(/^(\+852 )?0\d{3} \d{4}$/);
});

test.each(LANGUAGES)(
  'news, certificates and slides say of the laboratory what it says itself (%s)',
  (language) => {
    const { name, phone, accreditation } = SAMPLE_LABORATORY;
    const link = `<a href="${phone.link}">${phone.text[language]}</a>`;
    expect(sampleBody('news', '1').text[language]).toContain(link);
    for (const id of ['2', '3']) expect(sampleBody('news', id).text[language]).toContain(name[language]);
    const { certificates } = sampleBody('page-quality');
    for (const { alt } of certificates) expect(alt[language]).toContain(name[language]);
    expect(certificates[0]?.alt[language]).toContain(accreditation);
    const slide = contentEntries.carousel.find(({ id }) => id === 'quality');
    expect(slide?.body.alt[language]).toContain(accreditation);
  },
);
