import { describe, expect, it } from 'vitest';
import { isLogin, newPasswordError, normaliseLogin, normalisePassword } from './account.ts';

describe('a login', () => {
  it.each(['dr.chan@clinic.example', 'counter', 'a-1', 'x'.repeat(254)])('%s', (login) => {
    expect(isLogin(login)).toBe(true);
  });

  it.each(['', 'ab', '.abc', 'a b c', 'Chan', '陳大文', "a'b--", 'x'.repeat(255)])('not %s', (login) => {
    expect(isLogin(login)).toBe(false);
  });

  it('is the same however it is typed', () => {
    expect(normaliseLogin(' Dr.Chan＠Clinic.Example ')).toBe('dr.chan@clinic.example');
  });
});

describe('a new password', () => {
  it.each<[string, string | undefined]>([
    ['x'.repeat(11), 'password-length'],
    ['x'.repeat(12), undefined],
    ['😀'.repeat(12), undefined],
    ['x'.repeat(128), undefined],
    ['x'.repeat(129), 'password-length'],
    ['my dr.chan@clinic.example', 'password-holds-login'],
    ['DR.CHAN is my name', 'password-holds-login'],
    ['correct horse battery staple', undefined],
  ])('%s: %s', (password, error) => {
    expect(newPasswordError(password, 'dr.chan@clinic.example')).toBe(error);
  });

  it('may hold a login of three letters', () => {
    expect(newPasswordError('an annotated novel', 'ann')).toBeUndefined();
  });

  it('is one however it was composed', () => {
    expect(normalisePassword('e\u0301')).toBe(normalisePassword('é'));
  });
});
