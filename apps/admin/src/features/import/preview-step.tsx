import type { ImportPreview } from '@phial/contract/imports/import';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Step } from '../../shell/step.tsx';
import { PlainTable } from '../../table/plain-table.tsx';
import { ImportCounts } from './import-counts.tsx';

const COUNTED = ['added', 'changed', 'removed', 'unchanged'] as const;

/** What a file would change, to be agreed to. */
export function PreviewStep({
  fileName,
  preview,
  outdated,
  busy,
  onImport,
  onAnother,
}: {
  fileName: string;
  preview: ImportPreview;
  /** The data have changed since the former preview. */
  outdated: boolean;
  busy: boolean;
  onImport: () => void;
  onAnother: () => void;
}) {
  const words = useMessages().imports;
  const { changes, encoding } = preview;
  const total = preview.added + preview.changed + preview.removed;
  return (
    <Step id="import-preview" title={words.previewTitle(fileName)} wide>
      {outdated && <Notice tone="warning" live="alert" title={words.outdated} />}
      <p>{words.readAs(words.encodings[encoding])}</p>
      <ImportCounts counts={COUNTED.map((name) => ({ name: words.counts[name], count: preview[name] }))} />
      {total === 0 && <Notice tone="info" title={words.nothing} />}
      {changes.length > 0 && <Changes changes={changes} />}
      {changes.length < total && <p className="fine-print">{words.firstChanges(changes.length)}</p>}
      <ButtonRow>
        <Button disabled={busy} onClick={onAnother}>
          {words.another}
        </Button>
        {total > 0 && (
          <Button variant="primary" disabled={busy} onClick={onImport}>
            {words.import(total)}
          </Button>
        )}
      </ButtonRow>
      <Loading active={busy} label={words.importing} />
    </Step>
  );
}

function Changes({ changes }: Pick<ImportPreview, 'changes'>) {
  const words = useMessages().imports;
  const language = useLanguage();
  return (
    <PlainTable
      label={words.changesLabel}
      rows={changes.map((change, index) => ({ ...change, index }))}
      rowId={({ index }) => String(index)}
      columns={[
        { id: 'title', head: words.columns.title, cell: ({ title }) => title[language] },
        { id: 'effect', head: words.columns.effect, cell: ({ effect }) => words.counts[effect] },
        { id: 'line', head: words.columns.line, kind: 'number', cell: ({ line }) => line ?? '–' },
      ]}
    />
  );
}
