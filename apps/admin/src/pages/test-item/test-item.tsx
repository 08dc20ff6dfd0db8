import { refusalData } from '@phial/client/call-error';
import { changeTestItem, createTestItem } from '@phial/contract/calls/staff-test-items';
import type { StaffTestItem } from '@phial/contract/editing-test-item';
import { useParams } from 'react-router';
import { send } from '../../api-client/client.ts';
import { Arriving } from '../../features/editing/arriving.tsx';
import { TestItemPreview } from '../../features/editing/previews/test-item-preview.tsx';
import { useTestItem } from '../../features/editing/queries.ts';
import { type Saved, SavedEditor } from '../../features/editing/saved-editor.tsx';
import { BLANK_TEST_ITEM, testItemFields } from '../../features/editing/test-item-fields.ts';
import { useMessages } from '../../language/language.ts';

/** `/catalogue/:id`: one test item, or a new one under `new`. */
export function TestItem() {
  const { id = '' } = useParams();
  return id === 'new' ? <ItemEditor key="new" /> : <Existing key={id} id={id} />;
}

function Existing({ id }: { id: string }) {
  const { catalogue } = useMessages().editing;
  const query = useTestItem(id);
  if (query.data !== undefined) return <ItemEditor saved={savedOf(query.data)} />;
  return <Arriving listName={catalogue} listPath="/catalogue" query={query} />;
}

function ItemEditor({ saved }: { saved?: Saved }) {
  const { editing } = useMessages();
  return (
    <SavedEditor
      kind="test-item"
      listName={editing.catalogue}
      listPath="/catalogue"
      page={
        saved === undefined
          ? '/testItem?index=4-1'
          : `/testItemDetail?index=4-1&id=${encodeURIComponent(saved.id)}`
      }
      saved={saved}
      blank={BLANK_TEST_ITEM}
      fieldsOf={testItemFields}
      create={async (body) =>
        savedOf(await send(createTestItem, { body: { body: writable(body) }, ownMessage: true }))
      }
      save={async (id, version, body) => {
        const change = { version, body: writable(body) };
        return savedOf(await send(changeTestItem, { params: { id }, body: change, ownMessage: true }));
      }}
      conflictOf={(error) => {
        const now = refusalData(changeTestItem, error, 'version-conflict')?.item;
        return now && savedOf(now);
      }}
      preview={(body) => <TestItemPreview body={body} />}
    />
  );
}

/** A single test keeps no children that were chosen while it was a group. */
function writable(body: Readonly<Record<string, unknown>>) {
  return body.unitType === 'GROUP' ? body : { ...body, children: [] };
}

function savedOf({ testItemId, ...item }: StaffTestItem): Saved {
  return { id: testItemId, ...item };
}
