import { expect, test } from 'vitest';
import { DEFAULT_SERVICE_TYPE, parseServiceType } from './service-type.ts';

test('ignores case, and returns undefined for an absent or unknown type', () => {
  expect(DEFAULT_SERVICE_TYPE).toBe('ECG');
  for (const text of ['ECG', 'ecg', 'Ecg']) expect(parseServiceType(text)).toBe('ECG');
  for (const text of ['other', 'OTHER']) expect(parseServiceType(text)).toBe('other');
  for (const text of [undefined, '', ' ECG', 'blood']) expect(parseServiceType(text)).toBeUndefined();
});
