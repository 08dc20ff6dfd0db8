import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { type CallError, refusalData } from '@phial/client/call-error';
import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { countEntries } from '@phial/contract/calls/entries';
import { changeServicePoint } from '@phial/contract/calls/staff-service-points';
import type { SavedVersionKind } from '@phial/contract/content/saved-version';
import { Button } from '@phial/ui/button/button';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { Arriving } from './arriving.tsx';
import { EditorFrame, SeeOnSite } from './editor-frame.tsx';
import type { Body, Field } from './fields/field.ts';
import { inLanguage, localText } from './fields/local-text.ts';
import { type Stored, useEditor } from './use-editor.ts';
import { savedVersions } from './versions/version-source.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';

/** A thing with its id, as the server has it. */
interface Saved extends Stored {
  readonly id: string;
}

/** A kind of thing without drafts: how it is edited and which calls save it. */
export interface SavedKind<Thing> {
  /** Keeps apart what is typed here and elsewhere, and names the versions. */
  readonly name: SavedVersionKind;
  readonly listPath: string;
  readonly listName: (words: StaffMessages['editing']) => string;
  /** Where visitors meet it, behind `#`. */
  readonly page: (id: string) => string;
  /** What a new one begins as. */
  readonly blank: Body;
  readonly fieldsOf: (body: Body) => readonly Field[];
  readonly useThing: (id: string) => UseQueryResult<Thing>;
  readonly savedOf: (thing: Thing) => Saved;
  /** What the form makes of an earlier body. */
  readonly typedOf: (body: Body) => Body;
  readonly create: (body: Body) => Promise<Thing>;
  readonly save: (id: string, change: { version: number; body: Body }) => Promise<Thing>;
  /** What a `version-conflict` brings. */
  readonly conflictOf: (error: CallError) => Thing | undefined;
  readonly Preview: ComponentType<{ body: Body }>;
  /** What else can be done to one that is there, in the head of its page. */
  readonly Actions?: ComponentType<{ id: string }>;
}

/** The page of one thing of a kind, or, where the address says `new`, of a new one. */
export function SavedPage<Thing>({ kind }: { kind: SavedKind<Thing> }) {
  const { id = '' } = useParams();
  return id === 'new' ? (
    <SavedEditor key="new" kind={kind} saved={undefined} />
  ) : (
    <Existing key={id} kind={kind} id={id} />
  );
}

function Existing<Thing>({ kind, id }: { kind: SavedKind<Thing>; id: string }) {
  const { editing } = useMessages();
  const query = kind.useThing(id);
  if (query.data !== undefined) return <SavedEditor kind={kind} saved={kind.savedOf(query.data)} />;
  return <Arriving listName={kind.listName(editing)} listPath={kind.listPath} query={query} />;
}

/** Edits a thing without drafts: what is saved is on the website at once. */
function SavedEditor<Thing>({
  kind,
  saved: read,
}: {
  kind: SavedKind<Thing>;
  /** Undefined for a new one. */
  saved: Saved | undefined;
}) {
  const { editing, contentVersions } = useMessages();
  const words = editing.editor;
  const { listPath } = kind;
  const listName = kind.listName(editing);
  const language = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(read);
  const editor = useEditor(
    `${kind.name} ${read?.id ?? 'new'}`,
    saved ?? { version: 0, body: kind.blank, updatedAt: '', updatedBy: null },
    (error) => {
      const thing = kind.conflictOf(error);
      if (thing === undefined) return undefined;
      const now = kind.savedOf(thing);
      setSaved(now);
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
  const { typed, begun, version, isDirty, isBusy } = editor;
  const versionsOf = (id: string) => savedVersions(kind.name, id, kind.typedOf);

  async function send() {
    const thing = await editor.send(() =>
      saved === undefined ? kind.create(typed) : kind.save(saved.id, { version, body: typed }),
    );
    if (thing === undefined) return;
    const now = kind.savedOf(thing);
    setSaved(now);
    editor.became(now);
    notify({ tone: 'success', text: words.saved });
    void queries.invalidateQueries({ queryKey: keyOf(countEntries) });
    void queries.invalidateQueries({ queryKey: versionsOf(now.id).key });
    if (read === undefined) void navigate(`${listPath}/${now.id}`, { replace: true });
  }

  function putIntoForm(earlier: Body, { updatedAt, updatedBy }: Stored) {
    editor.goOn({ version, body: begun, updatedAt, updatedBy }, earlier);
    notify({ tone: 'success', text: contentVersions.saved.used });
  }

  const name = inLanguage(localText(typed, 'name'), language);
  return (
    <Page
      title={saved === undefined ? words.addTo(listName) : name || editing.list.unnamed}
      lead={<Link to={listPath}>{words.back(listName)}</Link>}
      actions={
        saved && (
          <>
            {kind.Actions && <kind.Actions id={saved.id} />}
            <SeeOnSite page={kind.page(saved.id)} />
          </>
        )
      }
    >
      <EditorFrame
        editor={editor}
        fields={kind.fieldsOf(typed)}
        stored={saved}
        preview={
          <>
            <kind.Preview body={typed} />
            {saved && (
              <VersionsPanel
                source={versionsOf(saved.id)}
                fields={kind.fieldsOf(typed)}
                hasDrafts={false}
                typed={typed}
                isBusy={isBusy}
                onUse={(earlier) => putIntoForm(earlier, saved)}
              />
            )}
          </>
        }
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
