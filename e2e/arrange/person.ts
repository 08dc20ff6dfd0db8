import { randomInt } from 'node:crypto';
import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';

/** Somebody who books. */
export interface TestPerson {
  readonly name: string;
  /** The document number in its two boxes, and as it is sent. */
  readonly number: string;
  readonly check: string;
  readonly docNo: string;
  readonly telNo: string;
  readonly email: string;
}

/** What of a person a booking carries; a contact may be left out. */
export type TestContact = 'both' | 'phone' | 'email';

/**
 * A person nobody else has: the document number is drawn at random from all of
 * two letters. Everything about it is fictional and looks so; no telephone
 * number in Hong Kong begins with 0.
 */
export function person(changes: Partial<Pick<TestPerson, 'name' | 'telNo' | 'email'>> = {}): TestPerson {
  const letters = String.fromCharCode(65 + randomInt(26), 65 + randomInt(26));
  const number = letters + digits(6);
  const check = checkCharacter(number) ?? '';
  return {
    name: `Testina Trial ${number}`,
    number,
    check,
    docNo: formatDocumentNumber({ number, check }),
    telNo: `0000${digits(4)}`,
    email: `testina.${number.toLowerCase()}@example.com`,
    ...changes,
  };
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
