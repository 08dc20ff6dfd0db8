import { templateRows } from '@phial/content/sample/import-templates';
import {
  ADMINISTRATORS_IMPORTS,
  IMPORT_KINDS,
  type ImportKindName,
  MOST_IMPORT_BYTES,
  SHEET_ENCODINGS,
  type SheetEncoding,
} from '@phial/contract/imports/import';
import { csvText } from '@phial/domain/text/csv';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { SelectField } from '@phial/ui/select-field/select-field';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { useAccount } from '../../session/session.ts';
import { saveFile } from '../../table/save-file.ts';
import styles from './import.module.css';
import type { ChosenFile } from './import-steps.tsx';

/** What is imported, and from which file. */
export function ImportForm({
  busy,
  failure,
  onPreview,
}: {
  busy: boolean;
  /** Why the file could not be looked at. */
  failure: string | undefined;
  onPreview: (chosen: ChosenFile) => void;
}) {
  const words = useMessages().imports;
  const { role } = useAccount();
  const kinds = IMPORT_KINDS.filter((one) => role === 'administrator' || !ADMINISTRATORS_IMPORTS.has(one));
  const [params] = useSearchParams();
  const [kind, setKind] = useState<ImportKindName>(
    () => kinds.find((known) => known === params.get('kind')) ?? IMPORT_KINDS[0],
  );
  const [encoding, setEncoding] = useState<SheetEncoding>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong = problemOf(file);
    setError(wrong);
    if (wrong !== undefined) input.current?.focus();
    else if (file !== undefined) onPreview({ kind, file, encoding });
  }

  function problemOf(file: File | undefined): string | undefined {
    if (file === undefined) return words.fileMissing;
    return file.size > MOST_IMPORT_BYTES ? words.fileTooLarge : undefined;
  }

  function saveTemplate(): void {
    saveFile(`${kind}.csv`, new Blob([csvText(templateRows(kind))], { type: 'text/csv' }));
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure !== undefined && <Notice tone="error" live="alert" title={failure} />}
      <SelectField
        id="import-kind"
        label={words.kind}
        hint={words.kinds[kind].lead}
        value={kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value].name }))}
        onChange={(value) => setKind(kinds.find((known) => known === value) ?? kind)}
      />
      <div>
        <Button size="small" icon={<Icon name="download" size={20} />} onClick={saveTemplate}>
          {words.template}
        </Button>
      </div>
      <FieldRow label={words.file} htmlFor="import-file" hint={words.fileHint} error={error}>
        <input
          ref={input}
          id="import-file"
          className={styles.file}
          type="file"
          accept=".csv,text/csv,.txt,text/plain,.tsv"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy('import-file', { hint: words.fileHint, error })}
          onChange={() => setError(undefined)}
        />
      </FieldRow>
      <SelectField
        id="import-encoding"
        label={words.encoding}
        value={encoding ?? ''}
        placeholder={words.encodingRecognised}
        options={SHEET_ENCODINGS.map((value) => ({ value, label: words.encodings[value] }))}
        onChange={(value) => setEncoding(SHEET_ENCODINGS.find((known) => known === value))}
      />
      <ButtonRow>
        <Button type="submit" variant="primary" disabled={busy}>
          {words.preview}
        </Button>
      </ButtonRow>
      <Loading active={busy} label={words.previewing} />
    </form>
  );
}
