import { LANGUAGES, toWireLanguage, type WireLanguage } from '@phial/domain/language';
import { Select } from '@phial/ui/select-field/select-field';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './language-filter.module.css';

const WIRE_LANGUAGES = LANGUAGES.map(toWireLanguage);

/** Visitors of all languages, or of one: whoever calls chooses those they speak. */
export function LanguageFilter({
  chosen,
  onChoose,
}: {
  /** Undefined: all of them. */
  chosen: WireLanguage | undefined;
  onChoose: (language: WireLanguage | undefined) => void;
}) {
  const { messages: words, languages } = useMessages().schedule;
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{words.languages}</label>
      <Select
        id={id}
        value={chosen ?? ''}
        placeholder={words.allLanguages}
        onChange={(value) => onChoose(findWireLanguage(value))}
        options={WIRE_LANGUAGES.map((value) => ({ value, label: languages[value] }))}
      />
    </div>
  );
}

/** @returns undefined for what is no code of a language */
export function findWireLanguage(value: string | null): WireLanguage | undefined {
  return WIRE_LANGUAGES.find((one) => one === value);
}
