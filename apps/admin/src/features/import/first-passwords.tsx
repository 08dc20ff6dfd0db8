import type { FirstPassword } from '@phial/contract/imports/import';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Icon } from '@phial/ui/icon/icon';
import { useMessages } from '../../language/language.ts';
import { PlainTable } from '../../table/plain-table.tsx';
import { saveAsCsv } from '../../table/save-file.ts';

/** The only time the passwords of imported accounts are shown; goes by its own button alone. */
export function FirstPasswords({
  passwords,
  onKept,
}: {
  passwords: readonly FirstPassword[];
  onKept: () => void;
}) {
  const words = useMessages().imports.passwords;
  const columns = (['displayName', 'login', 'password'] as const).map((id) => ({
    id,
    head: words[id],
    value: (row: FirstPassword) => row[id],
  }));
  return (
    <Dialog
      open
      title={words.title}
      actions={
        <Button variant="primary" onClick={onKept}>
          {words.kept}
        </Button>
      }
    >
      <p>{words.lead}</p>
      <PlainTable
        label={words.title}
        rows={passwords}
        rowId={({ login }) => login}
        columns={columns.map(({ id, head, value }) => ({
          id,
          head,
          cell: (row: FirstPassword) => (id === 'password' ? <code>{value(row)}</code> : value(row)),
        }))}
      />
      <ButtonRow>
        <Button
          size="small"
          icon={<Icon name="download" size={20} />}
          onClick={() => saveAsCsv(words.file, columns, passwords)}
        >
          {words.save}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
