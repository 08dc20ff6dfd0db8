import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { TextInput } from '@phial/ui/text-field/text-input';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './combobox.module.css';

export interface ComboboxProps<Option> {
  id: string;
  label: string;
  hint?: string;
  text: string;
  onText: (text: string) => void;
  /** What fits the text, best first; undefined while it is looked for. */
  options: readonly Option[] | undefined;
  /** Whether they are for the text as it stands; while they are not, no key takes one of them. */
  isCurrent: boolean;
  optionKey: (option: Option) => string;
  show: (option: Option) => ReactNode;
  /** An option that cannot be chosen is shown all the same. */
  isDisabled?: (option: Option) => boolean;
  onChoose: (option: Option) => void;
  /**
   * A button beside each option, outside the list, as an option holds none. Tab leads from the box to that of the
   * marked option, and the list stays open meanwhile.
   */
  beside?: (option: Option, button: BesideButton) => ReactNode;
  /** Announced when the options change: how many there are, or that there is none. */
  summary: string;
  error?: string | undefined;
}

/** What the button beside an option takes over. */
export type BesideButton = Pick<
  ComponentProps<'button'>,
  'tabIndex' | 'onMouseDown' | 'onKeyDown' | 'onBlur'
>;

/**
 * A box in which a thing is found by typing and taken by Enter or a press (ARIA
 * combobox with a list). What Enter takes is marked in the list: the best of
 * what fits, or where the arrows went. The focus stays in the box throughout, so that several
 * things can be taken one after another without the mouse.
 */
export function Combobox<Option>({
  id,
  label,
  hint,
  text,
  onText,
  options,
  isCurrent,
  optionKey,
  show,
  isDisabled = () => false,
  onChoose,
  beside,
  summary,
  error,
}: ComboboxProps<Option>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const count = options?.length ?? 0;
  const shown = open && options !== undefined;
  const best = text.trim() === '' ? -1 : (options ?? []).findIndex((option) => !isDisabled(option));
  const marked = active >= 0 && active < count ? active : best;
  const current = shown && isCurrent ? marked : -1;

  useEffect(() => {
    if (current >= 0) list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const choose = (option: Option) => {
    if (isDisabled(option)) return;
    onChoose(option);
    setOpen(false);
    setActive(-1);
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== input.current && !popup.current?.contains(relatedTarget)) setOpen(false);
  };
  const besideButton = (isCurrent: boolean): BesideButton => ({
    tabIndex: isCurrent ? 0 : -1,
    // The box keeps the focus.
    onMouseDown: (event) => event.preventDefault(),
    onBlur,
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      input.current?.focus();
      setOpen(false);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // A Chinese input method uses the same keys for itself.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (!isCurrent || count === 0) return;
      if (current < 0) setActive(step > 0 ? 0 : count - 1);
      else setActive((current + step + count) % count);
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault();
      const option = options[current];
      if (option !== undefined) choose(option);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  };

  return (
    <FieldRow label={label} htmlFor={id} hint={hint} error={error}>
      <div className={styles.combobox}>
        <TextInput
          ref={input}
          id={id}
          role="combobox"
          value={text}
          onChange={(typed) => {
            onText(typed);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(text.trim() !== '')}
          onClick={() => setOpen(true)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div ref={popup} className={styles.popup} hidden={!shown || count === 0}>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            className={styles.list}
            style={{ gridRow: `1 / span ${count}` }}
          >
            {shown &&
              options.map((option, index) => (
                <div
                  key={optionKey(option)}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === current}
                  aria-disabled={isDisabled(option) || undefined}
                  className={styles.option}
                  data-active={index === current ? '' : undefined}
                  // The box keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseUp={() => choose(option)}
                >
                  {show(option)}
                </div>
              ))}
          </div>
          {shown && beside !== undefined && (
            <div className={styles.list} style={{ gridRow: `1 / span ${count}` }}>
              {options.map((option, index) => (
                <div key={optionKey(option)}>{beside(option, besideButton(index === current))}</div>
              ))}
            </div>
          )}
        </div>
        <p role="status" className={styles.summary}>
          {shown ? summary : ''}
        </p>
      </div>
    </FieldRow>
  );
}
