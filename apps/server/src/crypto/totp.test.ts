import { describe, expect, it } from 'vitest';
import { matchingTotpStep, newTotpSecret, totpAddress, totpOf, totpStep } from './totp.ts';

/** '12345678901234567890' of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time passwords', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds are those of RFC 6238', (seconds, digits) => {
    expect(totpOf(SECRET, totpStep(new Date(seconds * 1000)))).toBe(digits);
  });

  const now = new Date('2026-03-02T01:00:10Z');
  const present = totpStep(now);

  it.each([
    [-2, undefined],
    [-1, present - 1],
    [0, present],
    [1, present + 1],
    [2, undefined],
  ])('count %i steps away: %s', (away, step) => {
    expect(matchingTotpStep(SECRET, totpOf(SECRET, present + away), now, 0)).toBe(step);
  });

  it('are refused up to the step last used', () => {
    const digits = totpOf(SECRET, present);
    expect(matchingTotpStep(SECRET, digits, now, present - 1)).toBe(present);
    expect(matchingTotpStep(SECRET, digits, now, present)).toBeUndefined();
    expect(matchingTotpStep(SECRET, digits, now, present + 1)).toBeUndefined();
  });

  it('use a secret of their own', () => {
    const [one, two] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(two);
    expect(totpOf(one, present)).toMatch(/^\d{6}$/);
  });

  it('are set up by a URI', () => {
    expect(totpAddress(SECRET, 'Phial Lab', 'dr@lab.example')).toBe(
      `otpauth://totp/Phial%20Lab:dr%40lab.example?secret=${SECRET}&issuer=Phial%20Lab`,
    );
  });
});
