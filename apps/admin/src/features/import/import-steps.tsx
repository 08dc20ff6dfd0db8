import { CallError, refusalData } from '@phial/client/call-error';
import { previewImport, runImport } from '@phial/contract/calls/imports';
import type {
  ImportKindName,
  ImportPreview,
  ImportProblems,
  ImportResult,
  SheetEncoding,
} from '@phial/contract/imports/import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { FocusedNotice } from '../../shell/focused-notice.tsx';
import { FirstPasswords } from './first-passwords.tsx';
import { ImportForm } from './import-form.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ProblemsStep } from './problems-step.tsx';

/** A file that was chosen to be imported. */
export interface ChosenFile {
  readonly kind: ImportKindName;
  readonly file: File;
  /** Undefined where the server recognises it. */
  readonly encoding: SheetEncoding | undefined;
}

type Outcome =
  | { readonly at: 'problems'; readonly found: ImportProblems }
  | { readonly at: 'preview'; readonly preview: ImportPreview; readonly outdated: boolean };

/** The form, then what is wrong in the file or what it would change, then what was done. */
export function ImportSteps() {
  const words = useMessages().imports;
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [done, setDone] = useState<ImportResult>();
  const [passwordsKept, setPasswordsKept] = useState(false);

  const preview = useMutation({
    mutationFn: (file: ChosenFile) => send(previewImport, { ...partsOf(file), ownMessage: true }),
    onSuccess: (found) => setOutcome({ at: 'preview', preview: found, outdated: false }),
    onError: (error) => showRefusal(error),
  });
  const run = useMutation({
    mutationFn: ({ file, fingerprint }: { file: ChosenFile; fingerprint: string }) => {
      const { query, ...parts } = partsOf(file);
      return send(runImport, { ...parts, query: { ...query, fingerprint }, ownMessage: true });
    },
    onSuccess: (imported) => {
      setDone(imported);
      setPasswordsKept(false);
      startAgain();
      // Anything that staff pages have read may be another now.
      void queries.invalidateQueries();
    },
    onError: (error) => showRefusal(error),
  });
  const failure =
    [preview.error, run.error].find((error) => error !== null && !isExplained(error)) ?? undefined;

  function showRefusal(error: Error): void {
    if (!(error instanceof CallError)) return;
    const invalid = refusalData(previewImport, error, 'import-invalid');
    const outdated = refusalData(runImport, error, 'import-outdated');
    if (invalid !== undefined) setOutcome({ at: 'problems', found: invalid });
    if (outdated !== undefined) setOutcome({ at: 'preview', preview: outdated.preview, outdated: true });
  }

  function startAgain(): void {
    setChosen(undefined);
    setOutcome(undefined);
  }

  if (chosen !== undefined && outcome?.at === 'problems') {
    return <ProblemsStep fileName={chosen.file.name} found={outcome.found} onAnother={startAgain} />;
  }
  if (chosen !== undefined && outcome?.at === 'preview') {
    return (
      <>
        {failure !== undefined && <FocusedNotice tone="error" title={messageOf(failure)} />}
        <PreviewStep
          key={outcome.preview.fingerprint}
          fileName={chosen.file.name}
          preview={outcome.preview}
          outdated={outcome.outdated}
          busy={run.isPending}
          onImport={() => run.mutate({ file: chosen, fingerprint: outcome.preview.fingerprint })}
          onAnother={startAgain}
        />
      </>
    );
  }
  return (
    <>
      {done !== undefined && !preview.isPending && (
        <FocusedNotice
          key={done.fingerprint}
          tone="success"
          title={words.done(done.added, done.changed, done.removed)}
        />
      )}
      {done !== undefined && done.passwords.length > 0 && !passwordsKept && (
        <FirstPasswords passwords={done.passwords} onKept={() => setPasswordsKept(true)} />
      )}
      <ImportForm
        busy={preview.isPending}
        failure={failure === undefined ? undefined : messageOf(failure)}
        onPreview={(file) => {
          setDone(undefined);
          setChosen(file);
          preview.mutate(file);
        }}
      />
    </>
  );
}

function partsOf({ kind, file, encoding }: ChosenFile) {
  // Some systems say that a CSV file is one of Excel.
  return {
    params: { kind },
    body: new Blob([file], { type: 'text/csv' }),
    query: encoding ? { encoding } : {},
  };
}

/** Whether a step of its own shows what the server said. */
function isExplained(error: Error): boolean {
  return (
    error instanceof CallError &&
    (refusalData(previewImport, error, 'import-invalid') !== undefined ||
      refusalData(runImport, error, 'import-outdated') !== undefined)
  );
}

function messageOf(error: Error): string {
  return error instanceof CallError ? error.msg : String(error);
}
