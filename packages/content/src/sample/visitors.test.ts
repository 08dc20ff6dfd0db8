import { checkPerson } from '@phial/domain/booking/booking-form';
import { validateName } from '@phial/domain/identity/person-name';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from './visitors.ts';

const VISITORS = Array.from({ length: 500 }, (_, n) => sampleVisitor(n + 1));

describe('sample visitors', () => {
  it('could book, but are nobody: unused document numbers and phone numbers', () => {
    for (const visitor of VISITORS) {
      expect(validateName(visitor.name)).toBeUndefined();
      expect(checkPerson(visitor)).toEqual({
        person: { name: visitor.name, docNo: visitor.docNo, telNo: visitor.telNo, email: visitor.email },
      });
      expect(visitor.docNo).toMatch(/^Q\d{6}\([\dA]\)$/);
      expect(visitor.telNo).toMatch(/^0000/);
      expect(visitor.email).toMatch(/^(?:|.+\.example)$/);
    }
  });

  it('differ, and come in three languages', () => {
    expect(new Set(VISITORS.map(({ docNo }) => docNo)).size).toBe(VISITORS.length);
    expect(new Set(VISITORS.map(({ name }) => name)).size).toBe(64);
    expect(new Set(VISITORS.map(({ language }) => language))).toEqual(new Set(['tw', 'zh', 'en']));
  });
});
