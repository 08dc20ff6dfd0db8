import { expect, test } from 'vitest';
import { editionCookie } from './edition-cookie.ts';

test('the choice of an edition is for this host alone and over TLS alone, where there is TLS', () => {
  expect(editionCookie('desktop', 'https:')).toBe(
    '__Host-edition=desktop; path=/; max-age=31536000; SameSite=Lax; Secure',
  );
  expect(editionCookie('mobile', 'http:')).toBe('edition=mobile; path=/; max-age=31536000; SameSite=Lax');
});
