import type { AuditQuery } from '@phial/contract/staff/audit';
import { AUDIT_ACTIONS, type AuditArea } from '@phial/contract/staff/audit-event';
import { isDay } from '@phial/domain/hong-kong-time';
import { isUuid } from '@phial/domain/uuid';
import { Button } from '@phial/ui/button/button';
import { type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '../../language/language.ts';
import boxes from '../../table/box.module.css';
import styles from './audit.module.css';
import { useAccountNames } from './audit-entries.tsx';

const AREAS = Object.keys(AUDIT_ACTIONS) as AuditArea[];
const ACTORS = ['visitor', 'job', 'command', 'laboratory'] as const;

/** What is looked for. It counts when it is sent. */
export function AuditFilter({
  query,
  onChange,
}: {
  query: AuditQuery;
  onChange: (query: AuditQuery) => void;
}) {
  const words = useMessages().audit;
  const { filter } = words;
  const names = useAccountNames();
  const id = useId();
  const [typed, setTyped] = useState(typedOf(query));
  const [wrong, setWrong] = useState<'days' | 'booking'>();
  const [shown, setShown] = useState(query);
  const show = (next: AuditQuery) => {
    setShown(next);
    setTyped(typedOf(next));
    setWrong(undefined);
  };
  // A link in the entries, or the browser's way back, has changed the address.
  if (Object.values(typedOf(shown)).join() !== Object.values(typedOf(query)).join()) show(query);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { from, until } = typed;
    const number = typed.booking.trim().toLowerCase();
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
    show({});
    onChange({});
  }

  return (
    <form className={styles.filter} onSubmit={submit} noValidate data-print="hide">
      <div className={styles.field}>
        <label htmlFor={`${id}-actor`}>{filter.actor}</label>
        <select
          id={`${id}-actor`}
          className={boxes.box}
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
          className={boxes.box}
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
      {(['from', 'until', 'booking'] as const).map((name) => {
        const isBooking = name === 'booking';
        const isWrong = wrong === (isBooking ? 'booking' : 'days');
        return (
          <div key={name} className={styles.field} data-wide={isBooking || undefined}>
            <label htmlFor={`${id}-${name}`}>{filter[name]}</label>
            <input
              id={`${id}-${name}`}
              className={boxes.box}
              type={isBooking ? 'text' : 'date'}
              autoComplete="off"
              spellCheck={false}
              value={typed[name]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-wrong` : undefined}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          </div>
        );
      })}
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

/** The part of a query that is typed; the rest is chosen in lists. */
function typedOf({ from = '', until = '', appointmentId: booking = '' }: AuditQuery) {
  return { from, until, booking };
}

function daysFit(from: string, until: string): boolean {
  if ([from, until].some((day) => day !== '' && !isDay(day))) return false;
  return from === '' || until === '' || from <= until;
}
