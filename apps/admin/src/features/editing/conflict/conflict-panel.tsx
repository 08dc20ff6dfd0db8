import type { OpeningHours } from '@phial/contract/content/content';
import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import type { Body, Field } from '../fields/field.ts';
import type { Stored } from '../use-editor.ts';
import styles from './conflict.module.css';
import { type Difference, differingFields, merged, valueIn } from './differing-fields.ts';

/**
 * Two people have changed one thing: both texts side by side, field by field.
 * @param onGoOn with what was chosen, to be typed on from their version
 */
export function ConflictPanel({
  fields,
  begun,
  mine,
  theirs,
  onGoOn,
}: {
  fields: readonly Field[];
  begun: Body;
  mine: Body;
  theirs: Stored;
  onGoOn: (from: Stored, typed: Body) => void;
}) {
  const words = useMessages();
  const { conflict } = words.editing;
  const language = useLanguage();
  const differences = differingFields(fields, { begun, mine, theirs: theirs.body });
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const panel = useRef<HTMLElement>(null);
  const when = formatMoment(theirs.updatedAt, language);
  const bodies = { mine, theirs: theirs.body };
  useEffect(() => panel.current?.focus(), []);

  const { editor, languages } = words.editing;
  const nameOf = ({ field, language: part }: Difference) => {
    const label = words.editingFields.labels[field.label];
    return part === undefined ? label : editor.fieldIn(label, languages[part]);
  };
  const whoseOf = (difference: Difference) => chosen[keyOf(difference)] ?? difference.proposed;

  function goOn() {
    const taken = differences.filter((difference) => whoseOf(difference) === 'mine');
    onGoOn(theirs, merged(theirs.body, mine, taken));
  }

  return (
    <section ref={panel} tabIndex={-1} className={styles.conflict} aria-label={conflict.title}>
      <Notice tone="warning" title={conflict.title}>
        <p>{theirs.updatedBy === null ? conflict.whoUnknown(when) : conflict.who(when, theirs.updatedBy)}</p>
        <p>{differences.length === 0 ? conflict.same : conflict.text}</p>
      </Notice>
      {differences.map((difference) => (
        <fieldset key={keyOf(difference)} className={styles.field}>
          <legend>{nameOf(difference)}</legend>
          <div className={styles.sides}>
            {(['mine', 'theirs'] as const).map((whose) => (
              <label key={whose} className={styles.side}>
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={`conflict-${keyOf(difference)}`}
                    checked={whoseOf(difference) === whose}
                    onChange={() => setChosen((before) => ({ ...before, [keyOf(difference)]: whose }))}
                  />
                  {conflict[whose]}
                </span>
                <FieldValue {...difference} value={valueIn(bodies[whose], difference)} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="primary" onClick={goOn}>
          {conflict.apply}
        </Button>
      </div>
    </section>
  );
}

function keyOf({ field, language }: Difference): string {
  return language === undefined ? field.name : `${field.name}.${language}`;
}

/**
 * What somebody wrote in a field, to be read.
 * @param language of the value, where the field has one a language
 */
function FieldValue({ field, language, value }: { field: Field; language?: Language; value: unknown }) {
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
