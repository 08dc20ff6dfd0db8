import type { DeskAppointment } from '@phial/contract/desk/desk';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { describedBy, fieldIds } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { StatusSign } from '../planner/status-sign.tsx';
import styles from './find-box.module.css';
import type { Found } from './use-find.ts';

interface FindBoxProps {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onSearch: (text: string, everywhere?: boolean) => void;
  onClear: () => void;
  /** Arrow down, where no results are in the way. */
  onDown: () => void;
  onOpen: (appointment: DeskAppointment) => void;
  onWalkIn: (() => void) | undefined;
  onCaller: () => void;
  found: Found | undefined;
  problem: string | undefined;
  searching: boolean;
  /** Service point and day on screen, to distinguish results elsewhere from those here. */
  here: { servicePointId: string; day: string };
  pointName: (servicePointId: string) => string;
}

/**
 * The one search box of the desk. It has the focus when the page opens and after
 * each patient, so that a scanner, which types and ends with Enter, always finds it.
 */
export function FindBox({
  box,
  text,
  onText,
  onSearch,
  onClear,
  onDown,
  problem,
  searching,
  ...results
}: FindBoxProps) {
  const words = useMessages().desk.find;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { found } = results;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && (text !== '' || found || problem)) {
      event.preventDefault();
      onClear();
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const first = list.current?.querySelector<HTMLElement>('button');
    if (first) first.focus();
    else onDown();
  };

  return (
    <search className={styles.find}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // What is typed or scanned next takes its place.
          box.current?.select();
          onSearch(text);
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {words.label}
        </label>
        <div className={styles.line}>
          <span className={styles.field}>
            <Icon name="search" size={20} />
            <TextInput
              ref={box}
              id={id}
              className={styles.box}
              value={text}
              onChange={onText}
              onKeyDown={onKeyDown}
              invalid={problem !== undefined}
              aria-describedby={describedBy(id, { hint: words.hint, error: problem })}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
            />
            {text !== '' && (
              <button type="button" className={styles.clear} aria-label={words.clear} onClick={onClear}>
                <Icon name="close" size={18} />
              </button>
            )}
          </span>
          <Button type="submit" variant="primary" busy={searching}>
            {words.submit}
          </Button>
        </div>
        <p className={`fine-print ${styles.hint}`} id={fieldIds(id).hintId}>
          {words.hint}
        </p>
      </form>
      <div role="status" className={styles.answer}>
        {problem && (
          <p className={styles.problem} id={fieldIds(id).errorId}>
            <Icon name="error" size={18} />
            {problem}
          </p>
        )}
        {found && (
          <FoundList
            {...results}
            found={found}
            list={list}
            onSearch={onSearch}
            onUp={() => box.current?.focus()}
          />
        )}
      </div>
    </search>
  );
}

/** What a search has found, where it is not the one booking that was meant. */
function FoundList({
  found,
  list,
  onUp,
  onSearch,
  onOpen,
  onWalkIn,
  onCaller,
  here,
  pointName,
}: Pick<FindBoxProps, 'onSearch' | 'onOpen' | 'onWalkIn' | 'onCaller' | 'here' | 'pointName'> & {
  found: Found;
  list: RefObject<HTMLUListElement | null>;
  /** The arrow up leads back to it from the first line. */
  onUp: () => void;
}) {
  const { desk: words, caller } = useMessages();
  const { shortNameOf } = useServices();
  const language = useLanguage();
  const { text, type, appointments, complete, everywhere, elsewhere } = found;
  const none = () => {
    if (!complete) return words.find.noneOfMany(text);
    if (everywhere) return words.find.noneAnywhere(text);
    return type === undefined ? words.find.none(text) : words.find.noneOfType(text, shortNameOf(type));
  };
  const atOthers = elsewhere.length > 0 && (
    <p>
      <b>{words.find.elsewhere(elsewhere.map((name) => name[language]).join(' · '))}</b>
    </p>
  );

  if (appointments.length === 0) {
    return (
      <div className={styles.none}>
        {atOthers || (
          <p>
            <b>{none()}</b>
          </p>
        )}
        <ButtonRow gap="small">
          {!everywhere && !atOthers && (
            <Button size="small" onClick={() => onSearch(text, true)}>
              {words.find.everywhere}
            </Button>
          )}
          {onWalkIn && (
            <Button size="small" onClick={onWalkIn}>
              {words.walkIn}
            </Button>
          )}
          <Button size="small" onClick={onCaller}>
            {caller.title}
          </Button>
        </ButtonRow>
      </div>
    );
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (at + step < 0) onUp();
    else buttons[at + step]?.focus();
  };

  const whereOf = ({ servicePointId, day }: DeskAppointment): string => {
    const parts = [
      day === here.day ? '' : formatLongDate(day, language),
      servicePointId === here.servicePointId ? '' : pointName(servicePointId),
    ];
    return parts.filter((part) => part !== '').join(' · ');
  };

  return (
    <>
      {atOthers}
      <p className="fine-print">
        {words.find.found(appointments.length)}
        {!complete && ` ${words.find.more}`}
      </p>
      <ul ref={list} className={styles.results} aria-label={words.find.results} onKeyDown={onKeyDown}>
        {appointments.map((appointment) => (
          <li key={appointment.appointmentId}>
            <button type="button" className={styles.result} onClick={() => onOpen(appointment)}>
              <time className={styles.resultTime}>{appointment.time}</time>
              <span className={styles.resultName}>{appointment.name}</span>
              <span>{shortNameOf(appointment.type)}</span>
              <span className={styles.resultMarks}>{appointment.reservationCode}</span>
              <span className={styles.resultMarks}>{appointment.maskedDocumentNumber}</span>
              <span className={styles.resultStatus}>
                <StatusSign status={appointment.status} size={14} />
                {words.status[appointment.status]}
              </span>
              {whereOf(appointment) && <span className={styles.elsewhere}>{whereOf(appointment)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
