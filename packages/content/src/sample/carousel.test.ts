import { LANGUAGES } from '@phial/domain/language';
import { describe, expect, test } from 'vitest';
import { CAROUSEL_WORDS } from './carousel-words.ts';
import { contentEntries } from './content-entries.ts';

const { carousel } = contentEntries;

describe.each(LANGUAGES)('the slides in %s', (language) => {
  test('offer in words what the picture of the catalogue offers', () => {
    const slide = carousel.find(({ id }) => id === 'catalogue');
    const line = CAROUSEL_WORDS.catalogue.line[language];
    expect(slide?.body.alt[language].toLowerCase()).toContain(line.toLowerCase());
  });

  test('promise no report time: the catalogue knows none of a single test', () => {
    const words = [
      ...Object.values(CAROUSEL_WORDS).flatMap(({ headline, line }) => [headline[language], line[language]]),
      ...carousel.map(({ body }) => body.alt[language]),
    ];
    expect(words.filter((text) => /report time|turnaround|報告時間|报告时间/i.test(text))).toEqual([]);
  });
});
