import { CallError, refusalData } from '@phial/client/call-error';
import { importConfiguration, previewConfiguration } from '@phial/contract/calls/configuration';
import type {
  ConfigurationPreview,
  ConfigurationProblems,
} from '@phial/contract/configuration/configuration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { FocusedNotice } from '../../shell/focused-notice.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import { DownloadConfiguration } from './download-configuration.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ProblemsStep } from './problems-step.tsx';
import { Unfinished } from './unfinished.tsx';

/** A file that was chosen, as its text. */
interface Chosen {
  readonly name: string;
  readonly text: string;
}

type Outcome =
  | { readonly at: 'problems'; readonly found: ConfigurationProblems }
  | { readonly at: 'preview'; readonly preview: ConfigurationPreview; readonly outdated: boolean };

/** The ways out and in; then what is in the way of a file or what it would change; then what was done. */
export function ConfigurationSteps() {
  const words = useMessages().configuration;
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [done, setDone] = useState<ConfigurationPreview>();

  const preview = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text();
      setChosen({ name: file.name, text });
      return send(previewConfiguration, { body: { file: text }, timeLimit: 'long', ownMessage: true });
    },
    onSuccess: (found) => setOutcome({ at: 'preview', preview: found, outdated: false }),
    onError: (error) => showRefusal(error),
  });

  /** @returns whether a step of its own shows what the server said */
  function showRefusal(error: Error): boolean {
    if (!(error instanceof CallError)) return false;
    const invalid = refusalData(previewConfiguration, error, 'import-invalid');
    const outdated = refusalData(importConfiguration, error, 'import-outdated');
    if (invalid !== undefined) setOutcome({ at: 'problems', found: invalid });
    if (outdated !== undefined) setOutcome({ at: 'preview', preview: outdated.preview, outdated: true });
    return invalid !== undefined || outdated !== undefined;
  }

  async function run(file: string, fingerprint: string, proof: { ownPassword?: string }): Promise<void> {
    try {
      const body = { file, fingerprint, ...proof };
      setDone(await send(importConfiguration, { body, timeLimit: 'long', ownMessage: true }));
    } catch (error) {
      if (error instanceof Error && showRefusal(error)) return;
      throw error;
    }
    startAgain();
    // Anything that staff pages have read may be another now.
    void queries.invalidateQueries();
  }

  function startAgain(): void {
    setChosen(undefined);
    setOutcome(undefined);
    preview.reset();
  }

  if (chosen !== undefined && outcome?.at === 'problems') {
    return <ProblemsStep fileName={chosen.name} found={outcome.found} onAnother={startAgain} />;
  }
  if (chosen !== undefined && outcome?.at === 'preview') {
    const { fingerprint } = outcome.preview;
    return (
      <PreviewStep
        key={fingerprint}
        fileName={chosen.name}
        preview={outcome.preview}
        outdated={outcome.outdated}
        onImport={(proof) => run(chosen.text, fingerprint, proof)}
        onAnother={startAgain}
      />
    );
  }
  return (
    <>
      {done !== undefined && !preview.isPending && (
        <FocusedNotice key={done.fingerprint} tone="success" title={words.done(done.added, done.changed)} />
      )}
      {done !== undefined && !preview.isPending && <Unfinished unfinished={done.unfinished} />}
      <DownloadConfiguration />
      <ConfigurationForm
        busy={preview.isPending}
        failure={preview.error === null ? undefined : messageOf(preview.error)}
        onPreview={(file) => {
          setDone(undefined);
          preview.mutate(file);
        }}
      />
    </>
  );
}

function messageOf(error: Error): string {
  return error instanceof CallError ? error.msg : String(error);
}
