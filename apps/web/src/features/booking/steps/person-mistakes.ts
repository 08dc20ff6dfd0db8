import {
  type PersonField,
  type PersonFieldError,
  type PersonForm,
  type PersonWarning,
  validatePersonForm,
} from '@phial/domain/booking/booking-form';
import { formatDocumentNumber } from '@phial/domain/identity/hkid';
import type { PartyForm } from './wizard-state.ts';

/** In the order of the form. */
export const FIELDS: readonly PersonField[] = ['name', 'docNo', 'telNo', 'tel2', 'email'];

/** Pages of the site stay in the document while hidden, so the ids must differ from theirs. */
export const idOf = (index: number, field: PersonField): string =>
  index === 0 ? `person-${field}` : `person-${index + 1}-${field}`;

export type Mistake = PersonFieldError | PersonWarning | 'same-person';

interface PersonMistakes<Kind = Mistake> {
  mistakes: Partial<Record<PersonField, Kind>>;
  warning?: PersonWarning;
}

/** Every mistake at its field; that one contact is needed is shown at both of them. */
export function mistakesOf(form: PersonForm): PersonMistakes<PersonFieldError | PersonWarning> {
  const { fields, warning } = validatePersonForm(form);
  return warning === 'phone-or-email'
    ? { mistakes: { telNo: warning, email: warning, ...fields }, warning }
    : { mistakes: fields, ...(warning && { warning }) };
}

/**
 * The mistakes of each of the people. Whoever has the contacts of the first has none there; a number that somebody
 * before has as well is a mistake of the later one.
 */
export function mistakesOfAll(people: readonly PartyForm[]): PersonMistakes[] {
  return people.map(({ form, sameContact }, index) => {
    const { mistakes, warning } = mistakesOf(form);
    const { name, docNo = isTwice(people, index) ? ('same-person' as const) : undefined } = mistakes;
    const own = sameContact ? { ...(name && { name }) } : mistakes;
    return {
      mistakes: { ...own, ...(docNo && { docNo }) },
      ...(warning && !sameContact && { warning }),
    };
  });
}

function isTwice(people: readonly PartyForm[], index: number): boolean {
  const numberOf = (at: number) => {
    const form = people[at]?.form;
    return form && formatDocumentNumber(form);
  };
  return people.slice(0, index).some((_, before) => numberOf(before) === numberOf(index));
}
