import type { OpeningHours } from '@phial/contract/content/content';
import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { useMessages } from '../../../language/language.ts';
import type { Field } from '../fields/field.ts';
import styles from './conflict.module.css';
import type { Difference } from './differing-fields.ts';

/** The name of a field that differs, with the language where it has one. */
export function useDifferenceName(): (difference: Pick<Difference, 'field' | 'language'>) => string {
  const words = useMessages();
  const { editor, languages } = words.editing;
  return ({ field, language }) => {
    const label = words.editingFields.labels[field.label];
    return language === undefined ? label : editor.fieldIn(label, languages[language]);
  };
}

/**
 * What somebody wrote in a field, to be read.
 * @param language of the value, where the field has one a language
 */
export function FieldValue({
  field,
  language,
  value,
}: {
  field: Field;
  language?: Language;
  value: unknown;
}) {
  const words = useMessages();
  const { conflict, weekdaysShort } = words.editing;
  const { options } = words.editingFields;
  if (
    (field.input === 'picture' || field.input === 'local-picture') &&
    typeof value === 'string' &&
    value !== ''
  ) {
    return <img src={value} alt="" className={styles.picture} />;
  }
  const lang = language && { lang: HTML_LANG[language] };
  return (
    <span {...lang} className={styles.value}>
      {written() || `(${conflict.nothing})`}
    </span>
  );

  function written(): string {
    const days = (weekdays: readonly number[]) =>
      weekdays.map((weekday) => weekdaysShort[weekday - 1]).join(' ');
    switch (field.input) {
      case 'opening-hours':
        return ((value ?? []) as OpeningHours[])
          .map(({ weekdays, from, until }) => `${days(weekdays)} ${from}–${until}`)
          .join('\n');
      case 'weekdays':
        return days((value ?? []) as number[]);
      case 'abilities':
        return ((value ?? []) as ServicePointBody['abilities'])
          .map(
            ({ type, name }) =>
              `${options[type]}: ${LANGUAGES.map((language) => name[language]).join(' / ')}`,
          )
          .join('\n');
      case 'choice': {
        const option = field.options.find((each) => each === value);
        return option ? options[option] : '';
      }
      case 'yes-no':
        return value === true ? options.yes : options.no;
      default:
        return Array.isArray(value) ? value.join(', ') : String(value ?? '');
    }
  }
}
