import { describe, expect, test } from 'vitest';
import { frameAddress, framePage, requestsHome } from './frame-pages.ts';

describe('the page of the frame', () => {
  test.each([
    ['9-1', 'home'],
    ['9-2', 'orders'],
    ['9-3', 'reports'],
    ['9', 'orders'],
    ['9-9', 'orders'],
    [null, 'orders'],
  ])('index %s: %s', (index, page) => {
    expect(framePage(index)).toBe(page);
  });

  test.each(['/admin/', '/admin', 'https://lab.example/admin//'])('is below %s', (adminSite) => {
    expect(frameAddress(adminSite, 'reports')).toMatch(
      /^(?:https:\/\/lab\.example)?\/admin\/doctor\/reports$/,
    );
  });
});

test.each([
  [{ action: 'toHome' }, true],
  [{ action: 'x' }, false],
  [{}, false],
  ['toHome', false],
  [null, false],
  [undefined, false],
])('the message %o asks for the home page: %s', (data, asks) => {
  expect(requestsHome(data)).toBe(asks);
});
