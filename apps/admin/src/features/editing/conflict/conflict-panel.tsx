import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import type { Body, Field } from '../fields/field.ts';
import type { Stored } from '../use-editor.ts';
import styles from './conflict.module.css';
import { type Difference, differingFields, keyOf, merged, valueIn } from './differing-fields.ts';
import { FieldValue, useDifferenceName } from './field-value.tsx';

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
  const { conflict } = useMessages().editing;
  const language = useLanguage();
  const differences = differingFields(fields, { begun, mine, theirs: theirs.body });
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const panel = useRef<HTMLElement>(null);
  const when = formatMoment(theirs.updatedAt, language);
  const bodies = { mine, theirs: theirs.body };
  useEffect(() => panel.current?.focus(), []);

  const nameOf = useDifferenceName(fields);
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
