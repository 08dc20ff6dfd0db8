import type { Preparation } from '@phial/contract/booking/service';
import type { OpeningHours } from '@phial/contract/content/content';
import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { typedOfHtml } from '@phial/domain/text/paragraphs';
import { useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import type { Body, Field } from '../fields/field.ts';
import { fieldName } from '../fields/field-name.ts';
import { localText } from '../fields/local-text.ts';
import type { TypedReminder } from '../services/typed-reminders.ts';
import styles from './conflict.module.css';
import { type Difference, keyOf } from './differing-fields.ts';

/** What staff call the place of a difference, with the language where it has one. */
export function useDifferenceName(fields: readonly Field[]): (difference: Difference) => string {
  const words = useMessages();
  return (difference) => fieldName(words, fields, keyOf(difference));
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
  const { nameOf } = useServices();
  const words = useMessages();
  const { conflict, reminders, weekdaysShort } = words.editing;
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
      {written() || conflict.nothing}
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
      case 'parts':
        return ((value ?? []) as Body[])
          .map((part, at) => `${at + 1}. ${textsOf(field.fields, part, options).join(' / ')}`)
          .join('\n');
      case 'weekdays':
        return days((value ?? []) as number[]);
      case 'abilities':
        return ((value ?? []) as ServicePointBody['abilities'])
          .map(({ type, name }) => `${nameOf(type)}: ${inAll(name)}`)
          .join('\n');
      case 'things':
        return ((value ?? []) as Preparation['bring']).map(inAll).join('\n');
      case 'restrictions':
        return ((value ?? []) as Preparation['restrictions'])
          .map(({ who, weekdays }) => [inAll(who), days(weekdays)].filter((part) => part !== '').join(': '))
          .join('\n');
      case 'notes':
        return ((value ?? []) as Preparation['notes'])
          .map(({ title, text }) => `${inAll(title)}: ${inAll(text)}`)
          .join('\n');
      case 'reminders':
        return ((value ?? []) as TypedReminder[])
          .map(({ amount, unit, by }) => reminders.one(amount, reminders.units[unit], reminders.ways[by]))
          .join('\n');
      case 'choice': {
        const option = field.options.find((each) => each === value);
        return option ? options[option] : '';
      }
      case 'local-text':
        // As it is typed: paragraphs without their tags.
        return field.html ? typedOfHtml(String(value ?? '')) : String(value ?? '');
      case 'yes-no':
        return value === true ? options.yes : options.no;
      default:
        return Array.isArray(value) ? value.join(', ') : String(value ?? '');
    }
  }
}

/** The texts of a part and of the parts in it, one after the other, for reading. */
function textsOf(fields: readonly Field[], part: Body, options: Readonly<Record<string, string>>): string[] {
  const texts = fields.flatMap((field) => {
    const value = part[field.name];
    if (field.input === 'parts') {
      return ((value ?? []) as Body[]).flatMap((own) => textsOf(field.fields, own, options));
    }
    if (field.input === 'choice') return [options[String(value)] ?? ''];
    if (field.input !== 'local-text') return [String(value ?? '')];
    const text = localText(part, field.name);
    return LANGUAGES.map((language) => text[language]);
  });
  return texts.filter((text) => text !== '');
}

/** A text in all its languages. */
function inAll(text: Preparation['bring'][number]): string {
  return LANGUAGES.map((language) => text[language]).join(' / ');
}
