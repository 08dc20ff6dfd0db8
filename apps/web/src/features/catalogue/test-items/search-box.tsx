import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useRef } from 'react';
import { useEarlyText } from '../../../first-screen/use-early-text.ts';
import { useMessages } from '../../../language/language.ts';
import styles from './search-box.module.css';

/**
 * The text box and its button. What an input method is putting
 * together is shown, but counts only when it is finished.
 */
export function SearchBox({
  box,
  value,
  busy,
  onAttend,
  onType,
  onSearch,
}: {
  box: RefObject<HTMLInputElement | null>;
  value: string;
  busy: boolean;
  /** The visitor turns to the box. */
  onAttend: () => void;
  onType: (text: string, composing: boolean) => void;
  onSearch: () => void;
}) {
  const words = useMessages('catalogue').catalogue.search;
  const id = useId();
  const composing = useRef(false);
  useEarlyText(box, value, (text) => onType(text, false));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSearch();
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit} data-print="hide">
        <label className="strong" htmlFor={id}>
          {words.label}
        </label>
        <div className={styles.line}>
          <div className={styles.box}>
            <Icon name="search" size={22} />
            <TextInput
              ref={box}
              id={id}
              className={styles.input}
              value={value}
              placeholder={words.placeholder}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              aria-describedby={`${id}-hint`}
              onFocus={onAttend}
              onChange={(text) => onType(text, composing.current)}
              onCompositionStart={() => {
                composing.current = true;
              }}
              onCompositionEnd={(event) => {
                composing.current = false;
                onType(event.currentTarget.value, false);
              }}
              onKeyDown={keepCompositionFromSubmitting}
            />
          </div>
          <Button type="submit" variant="primary" busy={busy}>
            {words.button}
          </Button>
        </div>
        <p id={`${id}-hint`} className="fine-print">
          {words.hint}
        </p>
      </form>
    </search>
  );
}

/** The Enter that chooses a character is no search; Safari marks it by the key code 229 only. */
function keepCompositionFromSubmitting(event: KeyboardEvent) {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault();
}
