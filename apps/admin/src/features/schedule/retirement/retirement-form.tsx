import type { ServicePointUse } from '@phial/contract/content/editing-service-point';
import { addDays, type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { formatDate } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';

/** The day from which a service point has no service, or that it opens again. */
export function RetirementForm({
  use: { retiredFrom, lastBooked },
  today,
  onReview,
}: {
  use: Pick<ServicePointUse, 'retiredFrom' | 'lastBooked'>;
  today: DayKey;
  /** @param from null: open again */
  onReview: (from: DayKey | null) => void;
}) {
  const { retirement: words } = useMessages();
  const language = useLanguage();
  const [from, setFrom] = useState(retiredFrom ?? '');
  const [tried, setTried] = useState(false);
  const isWrong = !isDay(from) || from < today;
  const afterLast = lastBooked === null ? undefined : addDays(lastBooked, 1);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isWrong) document.getElementById('retirement-from')?.focus();
    else onReview(from);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        id="retirement-from"
        type="date"
        label={words.from}
        hint={words.fromHint}
        value={from}
        error={tried && isWrong ? words.needDay : undefined}
        onChange={setFrom}
      />
      {afterLast !== undefined && (
        <Button size="small" variant="quiet" onClick={() => setFrom(afterLast)}>
          {words.afterLast(formatDate(afterLast, language))}
        </Button>
      )}
      {retiredFrom !== null && <p>{words.reopenHint}</p>}
      <ButtonRow>
        {retiredFrom !== null && <Button onClick={() => onReview(null)}>{words.reopen}</Button>}
        <Button variant="primary" type="submit">
          {words.review}
        </Button>
      </ButtonRow>
    </form>
  );
}
