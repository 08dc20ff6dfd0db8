import type { FieldProblem } from '@phial/contract/content/editing';
import { formatMoment } from '@phial/domain/moment-text';
import { Button, buttonClass } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import styles from './editor.module.css';
import { FieldForm } from './field-form.tsx';
import { controlId, type Field } from './fields/field.ts';
import { fieldName } from './fields/field-name.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { Editor, Stored } from './use-editor.ts';

/** What every editor has: the form, what is wrong, what somebody else has written, the preview, and a bar of buttons. */
export function EditorFrame({
  editor,
  fields,
  stored,
  status,
  preview,
  actions,
}: {
  editor: Editor;
  fields: readonly Field[];
  /** As the server has it; undefined for a new thing. */
  stored: Stored | undefined;
  /** A tag with the state. */
  status?: ReactNode;
  preview: ReactNode;
  /** The buttons of the bar. */
  actions: ReactNode;
}) {
  const words = useMessages().editing.editor;
  const { typed, begun, problems, attempt, conflict, isDirty, isRestored } = editor;
  return (
    <div className={styles.editor}>
      <LeaveGuard active={isDirty} />
      {isRestored && (
        <Notice tone="info" live="status">
          <p>{words.restored}</p>
          <Button size="small" onClick={editor.restart}>
            {words.restart}
          </Button>
        </Notice>
      )}
      <ProblemSummary fields={fields} problems={problems} attempt={attempt} />
      {conflict === undefined ? (
        <>
          <div className={styles.form}>
            <FieldForm fields={fields} body={typed} problems={problems} onChange={editor.set} />
          </div>
          {preview}
          <div className={styles.bar} data-print="hide">
            <p className={styles.state} role="status">
              {status}
              {isDirty ? <strong>{words.unsaved}</strong> : stored && <LastChange stored={stored} />}
            </p>
            <ButtonRow gap="small">{actions}</ButtonRow>
          </div>
        </>
      ) : (
        <ConflictPanel fields={fields} begun={begun} mine={typed} theirs={conflict} onGoOn={editor.goOn} />
      )}
    </div>
  );
}

function LastChange({ stored: { updatedAt, updatedBy } }: { stored: Stored }) {
  const words = useMessages().editing.editor;
  const when = formatMoment(updatedAt, useLanguage());
  return <span>{updatedBy === null ? words.lastChange(when) : words.lastChangeBy(when, updatedBy)}</span>;
}

/** What is wrong, each thing a link to its control. */
function ProblemSummary({
  fields,
  problems,
  attempt,
}: {
  fields: readonly Field[];
  problems: readonly FieldProblem[];
  attempt: number;
}) {
  const words = useMessages();
  const { editor, problemOf } = words.editing;
  const nameOf = (path: string) => fieldName(words, fields, path);
  return (
    <ErrorSummary
      title={editor.problems}
      attempt={attempt}
      errors={problems.map(({ path, problem }) => ({
        fieldId: controlOf(path),
        text: editor.problemIn(nameOf(path), problemOf[problem]),
      }))}
    />
  );
}

/** The control of a path, else that of the field it is part of. */
function controlOf(path: string): string {
  const exact = controlId(path);
  return document.getElementById(exact) ? exact : controlId(path.split('.')[0] ?? path);
}

/** Where visitors meet what was edited; in a tab of its own, in the language of this site. */
export function SeeOnSite({ page }: { page: string }) {
  const { seeOnSite } = useMessages().editing.editor;
  return (
    <a className={buttonClass()} href={`/?lang=${useLanguage()}#${page}`} target="_blank" rel="noopener">
      <Icon name="external" size={18} />
      {seeOnSite}
    </a>
  );
}
