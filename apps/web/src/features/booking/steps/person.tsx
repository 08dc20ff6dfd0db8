import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import type { PersonField, PersonForm } from '@phial/domain/booking/booking-form';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Heading } from '@phial/ui/phrases/phrases';
import { type FocusEvent, useState } from 'react';
import { currentMessages, useMessages } from '../../../language/language.ts';
import { useInvalidTitle } from '../../../shell/page.ts';
import party from './party.module.css';
import { PersonFields } from './person-fields.tsx';
import { FIELDS, idOf, type Mistake, mistakesOfAll } from './person-mistakes.ts';
import { StepForm, type StepProps } from './step-form.tsx';
import styles from './steps.module.css';
import { peopleOf } from './wizard-state.ts';

const typedIn = (form: PersonForm, field: PersonField): string =>
  field === 'docNo' ? form.number + form.check : form[field];

const wordsOf = ({ errors }: ReturnType<typeof currentMessages>, mistake: Mistake): string =>
  mistake === 'same-person' ? errors.refusals[mistake] : errors.form[mistake];

/**
 * Step 3: who comes. Mistakes show beside a field once it has been filled in and
 * left, and all at once on going forward, with a summary above them whose lines
 * go as the fields are mended.
 */
export function PersonStep({ address, go, back, state, dispatch }: StepProps) {
  const messages = useMessages('booking');
  const { bookingWizard: words } = messages;
  const { bookingParty } = useMessages('furtherBooking');
  const { changing } = state;
  const people = peopleOf(state, address.people);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const notices = useOwnNotices();

  const all = mistakesOfAll(people);
  const isParty = people.length > 1;
  /** Says whose mistake it is, where there are several people. */
  const ofPerson = (index: number, text: string, party = bookingParty) =>
    isParty ? party.at(party.person(index + 1), text) : text;
  const textOf = (index: number) => (field: PersonField) => {
    const mistake = all[index]?.mistakes[field];
    const form = people[index]?.form;
    const isFilledIn = form !== undefined && typedIn(form, field).trim() !== '';
    const showing = attempt > 0 || (left.includes(idOf(index, field)) && isFilledIn);
    return mistake && showing ? wordsOf(messages, mistake) : undefined;
  };
  const linesOf = (index: number) => (field: PersonField) => {
    const mistake = all[index]?.mistakes[field];
    // That one contact is needed is one line, which leads to the first of the two.
    if (!mistake || (field === 'email' && mistake === 'phone-or-email')) return [];
    return [{ fieldId: idOf(index, field), text: ofPerson(index, wordsOf(messages, mistake)) }];
  };

  const summary = attempt === 0 ? [] : all.flatMap((_, index) => FIELDS.flatMap(linesOf(index)));
  useInvalidTitle(summary.length > 0);

  const forward = () => {
    setAttempt(attempt + 1);
    notices.clear();
    const first = all.findIndex(({ warning }) => warning !== undefined);
    const warning = all[first]?.warning;
    if (warning) {
      notices.show({
        tone: 'warning',
        text: () =>
          ofPerson(
            first,
            currentMessages().errors.form[warning],
            currentMessages('furtherBooking').bookingParty,
          ),
      });
    }
    if (all.every(({ mistakes }) => Object.keys(mistakes).length === 0)) go({ ...address, step: 4 });
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const id = fieldIdOf(event.target);
    // From one box of the document number to the other the field is not left yet.
    if (id !== undefined && id !== fieldIdOf(event.relatedTarget)) setLeft((before) => [...before, id]);
  };

  return (
    <StepForm onForward={forward} onBack={back} onBlur={onBlur}>
      <ErrorSummary title={words.summaryTitle} attempt={attempt} errors={summary} />
      {people.map(({ form, sameContact }, index) => {
        const fields = (
          <PersonFields
            index={index}
            form={form}
            onType={(typed) => dispatch({ kind: 'typed', form: typed, person: index })}
            textOf={textOf(index)}
            numberLocked={changing !== undefined}
            withoutContact={sameContact}
          >
            {index > 0 && (
              <Checkbox
                id={`person-${index + 1}-same-contact`}
                label={bookingParty.sameContact}
                checked={sameContact}
                onChange={(same) => dispatch({ kind: 'same-contact', person: index, same })}
              />
            )}
          </PersonFields>
        );
        if (!isParty) {
          return (
            <div key="only" className={styles.person}>
              {fields}
            </div>
          );
        }
        const title = bookingParty.person(index + 1);
        return (
          <section key={title} className={party.person} aria-label={title}>
            <Heading level={2} className="text-xl">
              {title}
            </Heading>
            <div className={styles.person}>{fields}</div>
          </section>
        );
      })}
    </StepForm>
  );
}

/** The id of the field a control belongs to. */
function fieldIdOf(control: EventTarget | null): string | undefined {
  const id = control instanceof HTMLElement ? control.id.replace(/-check$/, '') : '';
  return FIELDS.some((field) => id.startsWith('person-') && id.endsWith(`-${field}`)) ? id : undefined;
}
