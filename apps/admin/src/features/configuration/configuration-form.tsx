import { MOST_CONFIGURATION_FILE_BYTES } from '@phial/contract/configuration/configuration';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../language/language.ts';
import styles from './configuration.module.css';

/** Which file is to be imported. */
export function ConfigurationForm({
  busy,
  failure,
  onPreview,
}: {
  busy: boolean;
  /** Why the file could not be looked at. */
  failure: string | undefined;
  onPreview: (file: File) => void;
}) {
  const { configuration, imports } = useMessages();
  const words = configuration.import;
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong = problemOf(file);
    setError(wrong);
    if (wrong !== undefined) input.current?.focus();
    else if (file !== undefined) onPreview(file);
  }

  function problemOf(file: File | undefined): string | undefined {
    if (file === undefined) return imports.fileMissing;
    return file.size > MOST_CONFIGURATION_FILE_BYTES ? words.fileTooLarge : undefined;
  }

  return (
    <section className={styles.part} aria-labelledby="configuration-import">
      <h2 id="configuration-import">{words.title}</h2>
      <p>{words.lead}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        {failure !== undefined && <Notice tone="error" live="alert" title={failure} />}
        <FieldRow label={words.file} htmlFor="configuration-file" hint={words.fileHint} error={error}>
          <input
            ref={input}
            id="configuration-file"
            className={styles.file}
            type="file"
            accept=".json,application/json"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy('configuration-file', { hint: words.fileHint, error })}
            onChange={() => setError(undefined)}
          />
        </FieldRow>
        <ButtonRow>
          <Button type="submit" variant="primary" disabled={busy}>
            {imports.preview}
          </Button>
        </ButtonRow>
        <Loading active={busy} label={imports.previewing} />
      </form>
    </section>
  );
}
