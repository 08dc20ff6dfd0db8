import { describe, expect, it } from 'vitest';
import { NO_BURST, scannedAtEnter, withKey } from './scan-burst.ts';

/** The keys of a text, one every so many milliseconds from 1000. */
function keys(text: string, gap: number) {
  return [...text].reduce((burst, key, index) => withKey(burst, key, 1000 + index * gap), NO_BURST);
}

describe('keys outside any box', () => {
  it('are a scan when they come quickly and end with Enter', () => {
    expect(scannedAtEnter(keys('CF3GH72K', 20), 1160)).toBe('CF3GH72K');
  });

  it('are no scan when typed by hand', () => {
    expect(scannedAtEnter(keys('CF3GH72K', 120), 1960)).toBeUndefined();
  });

  it('are no scan when Enter comes later, or alone', () => {
    expect(scannedAtEnter(keys('CF3GH72K', 20), 2000)).toBeUndefined();
    expect(scannedAtEnter(NO_BURST, 1000)).toBeUndefined();
    expect(scannedAtEnter(keys('ab', 20), 1040)).toBeUndefined();
  });

  it('forget what was typed before a pause', () => {
    const late = [...'CF3GH72K'].reduce(
      (burst, key, index) => withKey(burst, key, 5000 + index),
      keys('xy', 20),
    );
    expect(scannedAtEnter(late, 5010)).toBe('CF3GH72K');
  });
});
