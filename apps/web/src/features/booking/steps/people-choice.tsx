import { MOST_PEOPLE } from '@phial/domain/booking/party';
import { SelectField } from '@phial/ui/select-field/select-field';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import party from './party.module.css';

const COUNTS = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);

/** For how many people: the times that are free follow from it. @param props.people one where it is undefined */
export function PeopleChoice({
  people,
  onChoose,
}: {
  people: number | undefined;
  onChoose: (people: number | undefined) => void;
}) {
  const words = useMessages('furtherBooking').bookingParty;
  const id = useId();
  return (
    <>
      <SelectField
        id={id}
        label={words.howMany}
        value={String(people ?? 1)}
        onChange={(chosen) => onChoose(chosen === '1' ? undefined : Number(chosen))}
        options={COUNTS.map((count) => ({ value: String(count), label: words.people(count) }))}
      />
      {people !== undefined && (
        <p role="status" className={party.rule}>
          {words.rule(people)}
        </p>
      )}
    </>
  );
}
