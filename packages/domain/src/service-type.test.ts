import { expect, test } from 'vitest';
import { DEFAULT_SERVICE_TYPE, parseServiceType } from './service-type.ts';

test('case is ignored; absent and unknown are undefined (D-28)', () => {
  expect(DEFAULT_SERVICE_TYPE).toBe('ECG');
  for (const text of ['ECG', 'ecg', 'Ecg']) expect(parseServiceType(text)).toBe('ECG');
  for (const text of ['other', 'OTHER']) expect(parseServiceType(text)).toBe('other');
  for (const text of [undefined, '', ' ECG', 'blood']) expect(parseServiceType(text)).toBeUndefined();
});
