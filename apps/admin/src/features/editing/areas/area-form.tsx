import { notify } from '@phial/browser/notices/notices';
import { CallError, refusalData } from '@phial/client/call-error';
import { changeCity } from '@phial/contract/calls/areas';
import type { StaffAreas } from '@phial/contract/content/areas';
import type { FieldProblem } from '@phial/contract/content/editing';
import { LANGUAGES } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { notifyCallError } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from '../fields/field.ts';
import { EMPTY_TEXT, type LocalText } from '../fields/local-text.ts';
import { LocalTextField } from '../fields/local-text-field.tsx';
import styles from './areas.module.css';

/** What a form of a city or a district sends. */
export interface AreaDraft {
  /** Of a new city only. */
  readonly code: string;
  readonly names: LocalText;
}

const NAMES: FieldInput<'local-text', LocalText>['field'] = {
  name: 'names',
  label: 'name',
  input: 'local-text',
};

/** The names of a city or a district, three languages side by side; of a new city its code, too. */
export function AreaForm({
  title,
  names = EMPTY_TEXT,
  withCode = false,
  save,
  onSaved,
  onAreas,
  onCancel,
}: {
  title: string;
  /** As they are now; left out for a new one. */
  names?: LocalText;
  withCode?: boolean;
  save: (draft: AreaDraft) => Promise<StaffAreas>;
  onSaved: (areas: StaffAreas, draft: AreaDraft) => void;
  /** The areas turned out to be others. */
  onAreas: (areas: StaffAreas) => void;
  onCancel: () => void;
}) {
  const { areas: words, editing } = useMessages();
  const [draft, setDraft] = useState<AreaDraft>({ code: '', names });
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isOvertaken, setOvertaken] = useState(false);
  const first = withCode ? 'area-code' : controlId(`names.${LANGUAGES[0]}`);
  useEffect(() => document.getElementById(first)?.focus(), [first]);

  const sending = useMutation({
    mutationFn: () => save(draft),
    onSuccess: (areas) => {
      notify({ tone: 'success', text: words.saved });
      onSaved(areas, draft);
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const invalid = refusalData(changeCity, error, 'content-invalid');
      const conflict = refusalData(changeCity, error, 'version-conflict');
      if (invalid !== undefined) {
        setProblems(invalid.problems);
        setAttempt((before) => before + 1);
      } else if (conflict !== undefined) {
        setOvertaken(true);
        onAreas(conflict.areas);
      } else notifyCallError(error);
    },
  });

  const errorAt = (path: string) => {
    const problem = problems.find((one) => one.path === path)?.problem;
    return problem && editing.problemOf[problem];
  };
  const mended = (path: string) => setProblems((before) => before.filter((one) => one.path !== path));
  const labelOf = (path: string) => {
    const language = LANGUAGES.find((one) => path === `names.${one}`);
    return language ? editing.languages[language] : words.code;
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  }

  return (
    <form className={styles.form} aria-label={title} onSubmit={submit} noValidate>
      <h3>{title}</h3>
      <ErrorSummary
        title={words.problems}
        attempt={attempt}
        errors={problems.map(({ path, problem }) => ({
          fieldId: path === 'code' ? 'area-code' : controlId(path),
          text: editing.editor.problemIn(labelOf(path), editing.problemOf[problem]),
        }))}
      />
      {isOvertaken && (
        <Notice tone="warning" live="status">
          <p>{words.conflict(LANGUAGES.map((language) => names[language]).join(' / '))}</p>
        </Notice>
      )}
      {withCode && (
        <TextField
          id="area-code"
          label={words.code}
          hint={words.codeHint}
          value={draft.code}
          maxLength={16}
          error={errorAt('code')}
          onChange={(code) => {
            setDraft({ ...draft, code });
            mended('code');
          }}
        />
      )}
      <LocalTextField
        field={NAMES}
        value={draft.names}
        errorAt={(language) => errorAt(`names.${language}`)}
        onChange={(changed) => {
          setDraft({ ...draft, names: changed });
          for (const language of LANGUAGES) {
            if (changed[language] !== draft.names[language]) mended(`names.${language}`);
          }
        }}
      />
      <ButtonRow gap="small">
        <Button variant="primary" type="submit" busy={sending.isPending}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </ButtonRow>
    </form>
  );
}
