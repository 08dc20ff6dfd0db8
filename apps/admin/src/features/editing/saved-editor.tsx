import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { type CallError, refusalData } from '@phial/client/call-error';
import { countEntries } from '@phial/contract/calls/entries';
import { changeServicePoint } from '@phial/contract/calls/staff-service-points';
import { Button } from '@phial/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { EditorFrame, SeeOnSite } from './editor-frame.tsx';
import type { Body, Field } from './fields/field.ts';
import { inLanguage, localText } from './fields/local-text.ts';
import { type Stored, useEditor } from './use-editor.ts';

/** A thing with its id, as the server has it. */
export interface Saved extends Stored {
  readonly id: string;
}

/** Edits a thing without drafts: what is saved is on the website at once. */
export function SavedEditor({
  kind,
  listName,
  listPath,
  page,
  saved: read,
  blank,
  fieldsOf,
  create,
  save,
  conflictOf,
  preview,
}: {
  /** Keeps apart what is typed here and elsewhere. */
  kind: string;
  listName: string;
  listPath: string;
  /** Where visitors meet it, behind `#`. */
  page: string;
  /** Undefined for a new one, which begins as `blank`. */
  saved?: Saved | undefined;
  blank: Body;
  fieldsOf: (body: Body) => readonly Field[];
  create: (body: Body) => Promise<Saved>;
  save: (id: string, version: number, body: Body) => Promise<Saved>;
  /** What a `version-conflict` brings. */
  conflictOf: (error: CallError) => Saved | undefined;
  preview: (body: Body) => ReactNode;
}) {
  const { editing } = useMessages();
  const words = editing.editor;
  const language = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(read);
  const editor = useEditor(
    `${kind} ${read?.id ?? 'new'}`,
    saved ?? { version: 0, body: blank, updatedAt: '', updatedBy: null },
    (error) => {
      const now = conflictOf(error);
      if (now !== undefined) setSaved(now);
      return now;
    },
    (error) => {
      const bookings = refusalData(changeServicePoint, error, 'bookings-in-the-way');
      if (bookings !== undefined) {
        notify({ tone: 'error', text: editing.bookingsInTheWay(bookings.count) });
      }
      return bookings !== undefined;
    },
  );
  const { typed, version, isDirty, isBusy } = editor;

  async function send() {
    const now = await editor.send(() =>
      saved === undefined ? create(typed) : save(saved.id, version, typed),
    );
    if (now === undefined) return;
    setSaved(now);
    editor.became(now);
    notify({ tone: 'success', text: words.saved });
    void queries.invalidateQueries({ queryKey: keyOf(countEntries) });
    if (read === undefined) void navigate(`${listPath}/${now.id}`, { replace: true });
  }

  const name = inLanguage(localText(typed, 'name'), language);
  return (
    <Page
      title={saved === undefined ? words.addTo(listName) : name || editing.list.unnamed}
      lead={<Link to={listPath}>{words.back(listName)}</Link>}
      actions={saved && <SeeOnSite page={page} />}
    >
      <EditorFrame
        editor={editor}
        fields={fieldsOf(typed)}
        stored={saved}
        preview={preview(typed)}
        actions={
          <Button
            variant="primary"
            busy={isBusy}
            aria-disabled={!isDirty}
            onClick={() => isDirty && void send()}
          >
            {words.save}
          </Button>
        }
      />
    </Page>
  );
}
