import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import styles from './editor.module.css';
import { FieldForm } from './field-form.tsx';
import type { Field } from './fields/field.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ProblemSummary } from './problem-summary.tsx';
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
