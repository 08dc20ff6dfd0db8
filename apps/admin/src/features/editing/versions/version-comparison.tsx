import { Loading } from '@phial/ui/loading/loading';
import { useMessages } from '../../../language/language.ts';
import { ConfirmButton } from '../../../shell/confirm-button.tsx';
import { TryAgain } from '../../../shell/try-again.tsx';
import { differingFields, keyOf, valueIn } from '../conflict/differing-fields.ts';
import { FieldValue, useDifferenceName } from '../conflict/field-value.tsx';
import type { Body, Field } from '../fields/field.ts';
import { useVersion, type VersionSource } from './version-source.ts';
import styles from './versions.module.css';

/** In which fields a version differs from the form, and the button that goes back to it. */
export function VersionComparison({
  source,
  fields,
  hasDrafts,
  version,
  when,
  typed,
  isBusy,
  onUse,
}: {
  source: VersionSource;
  fields: readonly Field[];
  /** Whether going back makes a draft; else it fills the form. */
  hasDrafts: boolean;
  version: number;
  /** When it was published or saved, for reading. */
  when: string;
  typed: Body;
  isBusy: boolean;
  onUse: (body: Body) => void;
}) {
  const { contentVersions: words, editing } = useMessages();
  const nameOf = useDifferenceName(fields);
  const { data: earlier, isPending, isError, refetch } = useVersion(source, version);
  if (isPending) return <Loading active label={words.loading} />;
  if (isError) return <TryAgain title={words.failed} onTryAgain={() => void refetch()} />;
  const differences = differingFields(fields, { begun: typed, mine: typed, theirs: earlier });
  if (differences.length === 0) return <p>{words.same}</p>;
  const { useTitle, useText } = hasDrafts ? words : words.saved;
  return (
    <section className={styles.comparison} aria-label={words.comparison(when)}>
      {differences.map((difference) => (
        <dl key={keyOf(difference)} className={styles.difference}>
          <dt className={styles.name}>{nameOf(difference)}</dt>
          {(['here', 'there'] as const).map((side) => (
            <dd key={side} className={styles.side}>
              <strong>{words[side]}</strong>
              <FieldValue {...difference} value={valueIn(side === 'here' ? typed : earlier, difference)} />
            </dd>
          ))}
        </dl>
      ))}
      <ConfirmButton
        label={words.use}
        title={useTitle}
        text={useText}
        keep={editing.editor.cancel}
        isBusy={isBusy}
        onConfirm={() => onUse(earlier)}
      />
    </section>
  );
}
