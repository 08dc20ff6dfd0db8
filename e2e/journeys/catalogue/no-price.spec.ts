import * as content from '@phial/contract/calls/content';
import { expect, test } from '../../fixtures.ts';
import { pricesIn } from '../../watch/wording.ts';

/** What the site shows besides its own words; the pages themselves are walked for prices elsewhere. */
const LISTS = [
  '/rest/appointment/testItem/list?usageScope=0,1',
  ...Object.values(content).map(({ path }) => path.replace(':dictType', 'test_item_subject')),
];

test('no list on the site names a price', async ({ request }) => {
  for (const list of LISTS) {
    const answer = await request.get(`/api${list}`);
    const texts = textsOf((await answer.json()).data);
    expect(texts.length, list).toBeGreaterThan(0);
    expect(texts.flatMap(pricesIn), list).toEqual([]);
  }
});

/** Every text in an answer. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
