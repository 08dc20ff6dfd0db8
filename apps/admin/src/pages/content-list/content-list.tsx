import { reorderEntries } from '@phial/contract/calls/entries';
import { type ContentKind, SINGLE_KINDS } from '@phial/contract/content/content-body';
import type { StaffEntry } from '@phial/contract/content/editing';
import { isFixed } from '@phial/contract/content/text-bodies';
import { formatMoment } from '@phial/domain/moment-text';
import { Button, buttonClass } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { send } from '../../api-client/client.ts';
import { entryName } from '../../features/editing/entry-name.ts';
import { missingLanguages } from '../../features/editing/fields/local-text.ts';
import { isForPrograms, KINDS, kindOf } from '../../features/editing/kinds.ts';
import { OrderEditor } from '../../features/editing/order-editor.tsx';
import { useEntries } from '../../features/editing/queries.ts';
import { SingleEntry } from '../../features/editing/single-entry.tsx';
import { StateTag, stateOf } from '../../features/editing/state-tag.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { NotFound } from '../not-found/not-found.tsx';

/** `/content/:kind`: the entries of a kind, in the order visitors see. */
export function ContentList() {
  const kind = kindOf(useParams().kind);
  if (kind === undefined) return <NotFound />;
  return SINGLE_KINDS.has(kind) ? <SingleEntry key={kind} kind={kind} /> : <Entries key={kind} kind={kind} />;
}

function Entries({ kind }: { kind: ContentKind }) {
  const words = useMessages();
  const { editing } = words;
  const language = useLanguage();
  const { data: entries, isPending, isError, refetch } = useEntries(kind);
  const [isOrdering, setOrdering] = useState(false);
  const nameOf = (entry: StaffEntry) =>
    entryName(editing, language, { kind, id: entry.id, body: bodyOf(entry) }) || editing.list.unnamed;
  return (
    <Page
      title={editing.kinds[kind].name}
      lead={editing.kinds[kind].lead}
      actions={
        !isFixed(kind) && (
          <>
            {!isOrdering && (entries?.length ?? 0) > 1 && KINDS[kind].orderedBy === undefined && (
              <Button onClick={() => setOrdering(true)}>{editing.list.order}</Button>
            )}
            <Link className={buttonClass({ variant: 'primary' })} to={`/content/${kind}/new`}>
              {editing.list.add}
            </Link>
          </>
        )
      }
    >
      <p>
        <Link to="/content">{editing.editor.back(editing.content)}</Link>
      </p>
      {isForPrograms(kind) && <p>{editing.editor.noPage}</p>}
      <Loading active={isPending} label={words.shell.page.loading} />
      {isError && <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />}
      {entries && isOrdering && (
        <OrderEditor
          items={entries.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
          onSave={(former, order) =>
            send(reorderEntries, { params: { kind }, body: { former, order }, ownMessage: true })
          }
          onChanged={() => void refetch()}
          onClose={() => setOrdering(false)}
        />
      )}
      {entries && !isOrdering && <EntryTable kind={kind} entries={entries} nameOf={nameOf} />}
    </Page>
  );
}

function EntryTable({
  kind,
  entries,
  nameOf,
}: {
  kind: ContentKind;
  entries: readonly StaffEntry[];
  nameOf: (entry: StaffEntry) => string;
}) {
  const { editing } = useMessages();
  const language = useLanguage();
  const missingIn = (entry: StaffEntry) =>
    missingLanguages(KINDS[kind].fields, bodyOf(entry))
      .map((missing) => editing.languages[missing])
      .join(', ');
  return (
    <DataTable
      label={editing.kinds[kind].name}
      rows={entries}
      rowId={({ id }) => id}
      exportAs={kind}
      empty={editing.list.empty}
      columns={[
        {
          id: 'name',
          head: editing.list.name,
          value: nameOf,
          cell: (entry) => <Link to={`/content/${kind}/${entry.id}`}>{nameOf(entry)}</Link>,
        },
        ...(kind === 'dictionary'
          ? [
              {
                id: 'group',
                head: editing.list.group,
                value: (entry: StaffEntry) => String(bodyOf(entry).dictType ?? ''),
              },
            ]
          : []),
        {
          id: 'state',
          head: editing.list.state,
          value: (entry) => editing.states[stateOf(entry)],
          cell: (entry) => <StateTag entry={entry} />,
        },
        {
          id: 'missing',
          head: editing.list.missing,
          value: (entry) => missingIn(entry) || editing.list.complete,
        },
        {
          id: 'changed',
          head: editing.list.changed,
          value: ({ updatedAt }) => updatedAt,
          cell: ({ updatedAt, updatedBy }) =>
            `${formatMoment(updatedAt, language)}${updatedBy === null ? '' : ` ${editing.list.by(updatedBy)}`}`,
        },
      ]}
    />
  );
}

/** What staff would edit: the draft where there is one. */
function bodyOf({ draft, published }: StaffEntry) {
  return draft ?? published ?? {};
}
