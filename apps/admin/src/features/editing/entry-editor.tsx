import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { refusalData } from '@phial/client/call-error';
import {
  countEntries,
  createEntry,
  deleteEntry,
  dropEntryDraft,
  listEntries,
  publishEntry,
  saveEntryDraft,
  withdrawEntry,
} from '@phial/contract/calls/entries';
import { type ContentKind, REQUIRED_KINDS, SINGLE_KINDS } from '@phial/contract/content/content-body';
import type { StaffEntry } from '@phial/contract/content/editing';
import { isFixed } from '@phial/contract/content/text-bodies';
import { Button } from '@phial/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Page } from '../../shell/page.tsx';
import { EditorFrame, SeeOnSite } from './editor-frame.tsx';
import { entryName } from './entry-name.ts';
import type { Body } from './fields/field.ts';
import { fieldsOf, isForPrograms, KINDS, pageOf } from './kinds.ts';
import { MessageTest } from './message-test/message-test.tsx';
import { EntryPreview } from './previews/previews.tsx';
import { StateTag } from './state-tag.tsx';
import { storedOf } from './stored-entry.ts';
import { useEditor } from './use-editor.ts';
import { entryVersions } from './versions/version-source.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';

/** Edits an entry of any kind; without one, begins a new one. */
export function EntryEditor({ kind, entry: read }: { kind: ContentKind; entry?: StaffEntry }) {
  const { editing, contentVersions } = useMessages();
  const words = editing.editor;
  const language = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [entry, setEntry] = useState(read);
  const { blank } = KINDS[kind];
  const fields = fieldsOf(kind, entry?.id);
  const page = pageOf(kind, entry?.id);
  const stored = entry && storedOf(entry);
  const editor = useEditor(
    `${kind} ${entry?.id ?? 'new'}`,
    stored ?? { version: 0, body: blank, updatedAt: '', updatedBy: null },
    (error) => {
      const now = refusalData(saveEntryDraft, error, 'version-conflict')?.entry;
      if (now === undefined) return undefined;
      setEntry(now);
      return storedOf(now);
    },
    ({ error }) => {
      if (error !== 'not-found' || entry === undefined) return false;
      // Somebody has deleted it. What is typed here becomes a new one.
      setEntry(undefined);
      notify({ tone: 'warning', text: words.deletedMeanwhile });
      return true;
    },
  );
  const isSingle = SINGLE_KINDS.has(kind);
  const isRequired = REQUIRED_KINDS.has(kind);
  const list = isSingle ? '/content' : `/content/${kind}`;
  const listName = isSingle ? editing.content : editing.kinds[kind].name;
  const { typed, version, isDirty, isBusy } = editor;

  function became(now: StaffEntry, text: string) {
    setEntry(now);
    editor.became(storedOf(now));
    notify({ tone: 'success', text });
    void queries.invalidateQueries({ queryKey: keyOf(countEntries) });
    void queries.invalidateQueries({ queryKey: entryVersions(kind, now.id).key });
    if (now.id !== read?.id && !isSingle) void navigate(`${list}/${now.id}`, { replace: true });
  }

  const create = () => send(createEntry, { params: { kind }, body: { body: typed }, ownMessage: true });
  const at = (id: string) => ({ params: { kind, id }, ownMessage: true });
  const present = (id: string) => ({ ...at(id), body: { version } });

  /** What comes back is the entry from now on. */
  async function act(work: () => Promise<StaffEntry>, text: string) {
    const now = await editor.send(work);
    if (now) became(now, text);
  }

  const draft = (id: string, body: Body) => send(saveEntryDraft, { ...at(id), body: { version, body } });
  const save = () => act(() => (entry === undefined ? create() : draft(entry.id, typed)), words.draftSaved);

  async function publish() {
    const begun = entry === undefined ? await editor.send(create) : { ...entry, version };
    if (begun === undefined) return;
    if (entry === undefined) {
      // Publishing may still be refused; the draft is there from now on.
      setEntry(begun);
      editor.became(storedOf(begun));
    }
    const body = { version: begun.version, body: typed };
    await act(() => send(publishEntry, { ...at(begun.id), body }), words.published);
  }

  async function remove() {
    if (entry === undefined) return;
    const done = await editor.send(() => send(deleteEntry, present(entry.id)));
    if (done === undefined) return;
    notify({ tone: 'success', text: words.removed });
    // Not those of this page: it would ask for what is gone.
    queries.removeQueries({ queryKey: keyOf(listEntries, { params: { kind } }) });
    editor.restart();
    void navigate(list, { replace: true });
  }

  const name = isSingle
    ? editing.kinds[kind].name
    : entryName(editing, language, { kind, id: entry?.id, body: typed });
  const isUpToDate = entry?.state === 'PUBLISHED' && entry.draft === null && !isDirty;
  return (
    <Page
      title={entry === undefined && !isSingle ? words.addTo(listName) : name || editing.list.unnamed}
      lead={<Link to={list}>{words.back(listName)}</Link>}
      actions={entry?.state === 'PUBLISHED' && page !== undefined && <SeeOnSite page={page} />}
    >
      {isForPrograms(kind, entry?.id) && <p>{words.noPage}</p>}
      <EditorFrame
        editor={editor}
        fields={fields}
        stored={stored}
        status={entry && <StateTag entry={entry} />}
        preview={
          <>
            <EntryPreview kind={kind} id={entry?.id} body={typed} />
            {kind === 'message-template' && entry && <MessageTest id={entry.id} editor={editor} />}
            {entry?.published && (
              <VersionsPanel
                source={entryVersions(kind, entry.id)}
                fields={fields}
                hasDrafts
                typed={typed}
                isBusy={isBusy}
                onUse={(body) => void act(() => draft(entry.id, body), contentVersions.used)}
              />
            )}
          </>
        }
        actions={
          <>
            {entry?.state === 'DRAFT' && !isRequired && !isFixed(kind) && (
              <ConfirmButton
                label={words.remove}
                title={words.removeTitle}
                text={words.removeText}
                keep={words.cancel}
                isBusy={isBusy}
                onConfirm={() => void remove()}
              />
            )}
            {entry?.draft && entry.published && (
              <ConfirmButton
                label={words.dropDraft}
                title={words.dropDraftTitle}
                text={words.dropDraftText}
                keep={words.cancel}
                isBusy={isBusy}
                onConfirm={() => void act(() => send(dropEntryDraft, present(entry.id)), words.dropped)}
              />
            )}
            {entry?.state === 'PUBLISHED' && !isRequired && (
              <ConfirmButton
                label={words.withdraw}
                title={words.withdrawTitle}
                text={words.withdrawText}
                keep={words.cancel}
                isBusy={isBusy}
                onConfirm={() => void act(() => send(withdrawEntry, present(entry.id)), words.withdrawn)}
              />
            )}
            <Button busy={isBusy} aria-disabled={!isDirty} onClick={() => isDirty && void save()}>
              {words.saveDraft}
            </Button>
            <Button
              variant="primary"
              busy={isBusy}
              aria-disabled={isUpToDate}
              onClick={() => isUpToDate || void publish()}
            >
              {entry?.state === 'WITHDRAWN' ? words.publishAgain : words.publish}
            </Button>
          </>
        }
      />
    </Page>
  );
}
