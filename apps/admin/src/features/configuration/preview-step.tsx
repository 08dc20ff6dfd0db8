import type {
  ConfigurationDifference,
  ConfigurationPreview,
} from '@phial/contract/configuration/configuration';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Step } from '../../shell/step.tsx';
import { PlainTable } from '../../table/plain-table.tsx';
import { AccountFormFrame } from '../accounts/form/account-form.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../accounts/form/owner-confirmation.tsx';
import { useAccountForm } from '../accounts/form/use-account-form.ts';
import { ImportCounts } from '../import/import-counts.tsx';
import styles from './configuration.module.css';
import { sectionName } from './configuration-words.ts';
import { Unfinished } from './unfinished.tsx';

const COUNTED = ['added', 'changed', 'unchanged', 'kept'] as const;

/** What a file would change, to be confirmed. */
export function PreviewStep({
  fileName,
  preview,
  outdated,
  onImport,
  onAnother,
}: {
  fileName: string;
  preview: ConfigurationPreview;
  /** The data have changed since the former preview. */
  outdated: boolean;
  onImport: (proof: { ownPassword?: string }) => Promise<void>;
  onAnother: () => void;
}) {
  const { configuration: words, imports } = useMessages();
  const total = preview.added + preview.changed;
  const { differences } = preview;
  return (
    <Step id="configuration-preview" title={imports.previewTitle(fileName)} wide>
      {outdated && <Notice tone="warning" live="alert" title={imports.outdated} />}
      <ImportCounts counts={COUNTED.map((name) => ({ name: words.counts[name], count: preview[name] }))} />
      {preview.kept > 0 && <p>{words.keptHint}</p>}
      {total === 0 && <Notice tone="info" title={imports.nothing} />}
      <Unfinished unfinished={preview.unfinished} />
      {preview.sections.length > 0 && <Sections sections={preview.sections} />}
      {differences.length > 0 && <Differences differences={differences} />}
      {differences.length < total + preview.kept && (
        <p className="fine-print">{words.firstDifferences(differences.length)}</p>
      )}
      {total > 0 ? (
        <Confirmation total={total} onImport={onImport} onAnother={onAnother} />
      ) : (
        <ButtonRow>
          <Button onClick={onAnother}>{imports.another}</Button>
        </ButtonRow>
      )}
    </Step>
  );
}

function Sections({ sections }: Pick<ConfigurationPreview, 'sections'>) {
  const messages = useMessages();
  const { columns, counts, sectionsLabel } = messages.configuration;
  return (
    <PlainTable
      label={sectionsLabel}
      rows={sections}
      rowId={({ section }) => section}
      columns={[
        { id: 'section', head: columns.section, cell: ({ section }) => sectionName(section, messages) },
        { id: 'added', head: counts.added, kind: 'number', cell: ({ added }) => added },
        { id: 'changed', head: counts.changed, kind: 'number', cell: ({ changed }) => changed },
        { id: 'kept', head: counts.kept, kind: 'number', cell: ({ kept }) => kept },
      ]}
    />
  );
}

function Differences({ differences }: { differences: readonly ConfigurationDifference[] }) {
  const messages = useMessages();
  const language = useLanguage();
  const words = messages.configuration;
  const nameOf = ({ id, name }: ConfigurationDifference) =>
    id === '' ? words.wholeList : name?.[language] || id;
  return (
    <details>
      <summary>{words.differencesTitle}</summary>
      <PlainTable
        label={words.differencesTitle}
        rows={differences.map((difference, index) => ({ ...difference, index }))}
        rowId={({ index }) => String(index)}
        columns={[
          {
            id: 'name',
            head: words.columns.name,
            cell: (one) => <span className={styles.path}>{nameOf(one)}</span>,
          },
          {
            id: 'section',
            head: words.columns.section,
            cell: ({ section }) => sectionName(section, messages),
          },
          { id: 'effect', head: words.columns.effect, cell: ({ effect }) => words.effects[effect] },
        ]}
      />
    </details>
  );
}

function Confirmation({
  total,
  onImport,
  onAnother,
}: {
  total: number;
  onImport: (proof: { ownPassword?: string }) => Promise<void>;
  onAnother: () => void;
}) {
  const { configuration, imports } = useMessages();
  const confirmation = useOwnerConfirmation();
  const form = useAccountForm(
    { ownPassword: '' },
    ({ ownPassword }) => ({ ownPassword: confirmation.problem(ownPassword) }),
    ({ ownPassword }) => onImport(confirmation.proof(ownPassword)),
  );
  return (
    <div className={styles.confirmation}>
      <AccountFormFrame
        form={form}
        submit={imports.import(total)}
        cancel={{ label: imports.another, act: onAnother }}
      >
        <OwnerConfirmation {...form.field('ownPassword')} hint={configuration.import.passwordHint} />
      </AccountFormFrame>
    </div>
  );
}
