import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { readAuditLog } from '@phial/contract/calls/audit';
import { copyPerson } from '@phial/contract/calls/privacy';
import type { FoundPerson, PersonRequest } from '@phial/contract/staff/privacy';
import { dayOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { PlainTable } from '../../table/plain-table.tsx';
import { saveFile } from '../../table/save-file.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './privacy.module.css';

/** What there is of a person, without a value of the person, and what can be done with it. */
export function PersonRecords({
  document,
  found,
  onFound,
  onClear,
}: {
  /** Its number as typed. */
  document: PersonRequest;
  found: FoundPerson;
  onFound: (found: FoundPerson) => void;
  onClear: () => void;
}) {
  const { person: words, tables, erasureActions, states, erase } = useMessages().privacy;
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [erasing, setErasing] = useState(false);
  const [changed, setChanged] = useState(false);
  const refreshAuditLog = () => void queries.invalidateQueries({ queryKey: keyOf(readAuditLog) });
  const copy = useMutation({
    mutationFn: () => send(copyPerson, { body: document }),
    onSuccess: (data) => {
      const content = JSON.stringify(data, null, 2);
      // Without the number: file names stay in lists of files.
      const name = `personal-data-${dayOf(new Date())}.json`;
      saveFile(name, new Blob([content], { type: 'application/json' }));
      notify({ tone: 'success', text: words.copied });
    },
    onSettled: refreshAuditLog,
  });
  const erasable = found.rows.some(({ fate }) => fate !== 'keep');

  useEffect(() => {
    if (found.version !== '') heading.current?.focus();
  }, [found.version]);

  return (
    <div className={styles.person}>
      <h3 ref={heading} tabIndex={-1}>
        {words.found(found.docNo, found.rows.length)}
      </h3>
      {changed && (
        <Notice tone="warning" title={erase.changed} live="alert">
          <p>{erase.changedHint}</p>
        </Notice>
      )}
      {found.unsearchable > 0 && <Notice tone="warning" title={words.unsearchable(found.unsearchable)} />}
      {found.rows.length === 0 ? (
        <p>{words.nothingHint}</p>
      ) : (
        <PlainTable
          label={words.tableLabel}
          rows={found.rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'at', head: words.at, cell: ({ at }) => at },
            { id: 'kind', head: words.kind, cell: ({ table }) => tables[table] },
            {
              id: 'state',
              head: words.state,
              cell: ({ state }) => states[state as keyof typeof states] ?? state,
            },
            { id: 'fate', head: words.fate, cell: ({ fate }) => erasureActions[fate] },
          ]}
        />
      )}
      <ButtonRow gap="small">
        {found.rows.length > 0 && (
          <Button
            icon={<Icon name="download" size={20} />}
            busy={copy.isPending}
            aria-describedby="privacy-copy-tip"
            onClick={() => copy.mutate()}
          >
            {words.copy}
          </Button>
        )}
        {erasable && (
          <Button variant="danger" onClick={() => setErasing(true)}>
            {words.erase}
          </Button>
        )}
        <Button variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </ButtonRow>
      {found.rows.length > 0 && (
        <p className={styles.tip} id="privacy-copy-tip">
          {words.copyTip}
        </p>
      )}
      {erasing && (
        <EraseDialog
          document={document}
          found={found}
          onClose={() => setErasing(false)}
          onErased={(now) => {
            setErasing(false);
            setChanged(false);
            onFound(now);
            refreshAuditLog();
          }}
          onChanged={(now) => {
            setErasing(false);
            setChanged(true);
            onFound(now);
          }}
        />
      )}
    </div>
  );
}
