import type { TestItemRow } from '@phial/contract/content/editing-test-item';
import { buttonClass } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Tag } from '@phial/ui/tag/tag';
import { Link } from 'react-router';
import { inLanguage, localText } from '../../features/editing/fields/local-text.ts';
import { useSubjects, useTestItems } from '../../features/editing/queries.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { DataTable } from '../../table/data-table.tsx';

/** `/catalogue`: every test item, published or not. */
export function Catalogue() {
  const words = useMessages();
  const { editing } = words;
  const { data: items, isPending, isError, refetch } = useTestItems();
  return (
    <Page
      title={editing.catalogue}
      lead={editing.catalogueLead}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to="/catalogue/new">
          {editing.list.add}
        </Link>
      }
    >
      <Loading active={isPending} label={words.shell.page.loading} />
      {isError && <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />}
      {items && <ItemTable items={items} />}
    </Page>
  );
}

function ItemTable({ items }: { items: readonly TestItemRow[] }) {
  const { editing, editingFields } = useMessages();
  const language = useLanguage();
  const subjects = new Map(
    (useSubjects().data ?? []).map(({ draft, published }) => {
      const body = published ?? draft ?? {};
      return [String(body.dictValue), inLanguage(localText(body, 'label'), language)];
    }),
  );
  return (
    <DataTable
      label={editing.catalogue}
      rows={items}
      rowId={({ testItemId }) => testItemId}
      exportAs="test-items"
      empty={editing.list.empty}
      columns={[
        { id: 'code', head: editing.list.code, value: ({ code }) => code },
        {
          id: 'name',
          head: editing.list.name,
          value: ({ name }) => name[language],
          cell: ({ testItemId, name }) => (
            <Link to={`/catalogue/${encodeURIComponent(testItemId)}`}>{name[language]}</Link>
          ),
        },
        {
          id: 'subject',
          head: editing.list.subject,
          value: ({ subject }) => subjects.get(subject) ?? subject,
        },
        {
          id: 'unit',
          head: editing.list.unit,
          value: ({ unitType }) =>
            unitType === 'GROUP' ? editingFields.options.GROUP : editingFields.options.SINGLE,
        },
        {
          id: 'state',
          head: editing.list.state,
          value: ({ published }) => (published ? editing.states.PUBLISHED : editing.states.hidden),
          cell: ({ published }) => (
            <Tag tone={published ? 'mint' : 'plain'}>
              {published ? editing.states.PUBLISHED : editing.states.hidden}
            </Tag>
          ),
        },
      ]}
    />
  );
}
