import { AUDIT_ACTIONS, type AuditArea, type AuditQuery } from '@phial/contract/audit';
import { isDay } from '@phial/domain/hong-kong-time';
import { isUuid } from '@phial/domain/uuid';
import { Button } from '@phial/ui/button/button';
import { type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '../../language/language.ts';
import styles from './audit.module.css';
import type { AccountNames } from './audit-words.ts';

const AREAS = Object.keys(AUDIT_ACTIONS) as AuditArea[];
const ACTORS = ['visitor', 'job', 'command', 'laboratory'] as const;

/** What is looked for. It counts when it is sent. */
export function AuditFilter({
  query,
  names,
  onChange,
}: {
  query: AuditQuery;
  names: AccountNames;
  onChange: (query: AuditQuery) => void;
}) {
  const words = useMessages().audit;
  const { filter } = words;
  const id = useId();
  const [from, setFrom] = useState(query.from ?? '');
  const [until, setUntil] = useState(query.until ?? '');
  const [booking, setBooking] = useState(query.appointmentId ?? '');
  const [wrong, setWrong] = useState<'days' | 'booking'>();
  const [shown, setShown] = useState(query);
  // A link in the entries, or the browser's way back, has changed the address.
  if (auditKey(shown) !== auditKey(query)) {
    setShown(query);
    setFrom(query.from ?? '');
    setUntil(query.until ?? '');
    setBooking(query.appointmentId ?? '');
    setWrong(undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = booking.trim().toLowerCase();
    const misfit = !daysFit(from, until) ? 'days' : number !== '' && !isUuid(number) ? 'booking' : undefined;
    setWrong(misfit);
    if (misfit !== undefined) return;
    onChange({
      ...(query.actor !== undefined && { actor: query.actor }),
      ...(query.action !== undefined && { action: query.action }),
      ...(from !== '' && { from }),
      ...(until !== '' && { until }),
      ...(number !== '' && { appointmentId: number }),
    });
  }

  /** Without the member where everything is meant. */
  function narrow(key: 'actor' | 'action', value: string) {
    const { [key]: _, ...rest } = query;
    onChange(value === '' ? rest : { ...rest, [key]: value });
  }

  function clear() {
    setFrom('');
    setUntil('');
    setBooking('');
    setWrong(undefined);
    onChange({});
  }

  return (
    <form className={styles.filter} onSubmit={submit} noValidate data-print="hide">
      <div className={styles.field}>
        <label htmlFor={`${id}-actor`}>{filter.actor}</label>
        <select
          id={`${id}-actor`}
          value={query.actor ?? ''}
          onChange={(event) => narrow('actor', event.currentTarget.value)}
        >
          <option value="">{filter.everyActor}</option>
          <optgroup label={filter.others}>
            {ACTORS.map((actor) => (
              <option key={actor} value={actor}>
                {words.actors[actor]}
              </option>
            ))}
          </optgroup>
          <optgroup label={filter.people}>
            {[...names].map(([account, name]) => (
              <option key={account} value={account}>
                {name === '' ? words.deleted : name}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-action`}>{filter.action}</label>
        <select
          id={`${id}-action`}
          value={query.action ?? ''}
          onChange={(event) => narrow('action', event.currentTarget.value)}
        >
          <option value="">{filter.everyAction}</option>
          {AREAS.map((area) => (
            <optgroup key={area} label={words.areas[area]}>
              <option value={AUDIT_ACTIONS[area].join(',')}>{filter.wholeArea(words.areas[area])}</option>
              {AUDIT_ACTIONS[area].map((action) => (
                <option key={action} value={action}>
                  {words.actions[action]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-from`}>{filter.from}</label>
        <input
          id={`${id}-from`}
          type="date"
          value={from}
          aria-invalid={wrong === 'days' || undefined}
          aria-describedby={wrong === 'days' ? `${id}-wrong` : undefined}
          onChange={(event) => setFrom(event.target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-until`}>{filter.until}</label>
        <input
          id={`${id}-until`}
          type="date"
          value={until}
          aria-invalid={wrong === 'days' || undefined}
          aria-describedby={wrong === 'days' ? `${id}-wrong` : undefined}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={`${id}-booking`}>{filter.booking}</label>
        <input
          id={`${id}-booking`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={booking}
          aria-invalid={wrong === 'booking' || undefined}
          aria-describedby={wrong === 'booking' ? `${id}-wrong` : undefined}
          onChange={(event) => setBooking(event.target.value)}
        />
      </div>
      <Button type="submit" variant="primary">
        {filter.apply}
      </Button>
      <Button onClick={clear}>{filter.clear}</Button>
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong === 'days' ? filter.wrong : filter.bookingWrong}
        </p>
      )}
    </form>
  );
}

/** What is typed and sent, as one text. */
function auditKey({ from, until, appointmentId }: AuditQuery): string {
  return [from, until, appointmentId].join(' ');
}

function daysFit(from: string, until: string): boolean {
  if ([from, until].some((day) => day !== '' && !isDay(day))) return false;
  return from === '' || until === '' || from <= until;
}
