import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import type { Body, Field } from '../fields/field.ts';
import type { Stored } from '../use-editor.ts';
import { whenText } from '../when.ts';
import styles from './conflict.module.css';
import { differingFields } from './differing-fields.ts';
import { FieldValue } from './field-value.tsx';

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
  const when = whenText(theirs.updatedAt, language);
  const bodies = { mine, theirs: theirs.body };
  useEffect(() => panel.current?.focus(), []);

  function goOn() {
    const taken = differences.map(({ field, proposed }) => {
      const whose = chosen[field.name] ?? proposed;
      return [field.name, bodies[whose][field.name]] as const;
    });
    const typed = Object.entries({ ...theirs.body, ...Object.fromEntries(taken) });
    onGoOn(theirs, Object.fromEntries(typed.filter(([, value]) => value !== undefined)));
  }

  return (
    <section ref={panel} tabIndex={-1} className={styles.conflict} aria-label={conflict.title}>
      <Notice tone="warning" title={conflict.title}>
        <p>{theirs.updatedBy === null ? conflict.whoUnknown(when) : conflict.who(when, theirs.updatedBy)}</p>
        <p>{differences.length === 0 ? conflict.same : conflict.text}</p>
      </Notice>
      {differences.map(({ field, proposed }) => (
        <fieldset key={field.name} className={styles.field}>
          <legend>{words.editingFields.labels[field.label]}</legend>
          <div className={styles.sides}>
            {(['mine', 'theirs'] as const).map((whose) => (
              <label key={whose} className={styles.side}>
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={`conflict-${field.name}`}
                    checked={(chosen[field.name] ?? proposed) === whose}
                    onChange={() => setChosen((before) => ({ ...before, [field.name]: whose }))}
                  />
                  {conflict[whose]}
                </span>
                <FieldValue field={field} value={bodies[whose][field.name]} />
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
