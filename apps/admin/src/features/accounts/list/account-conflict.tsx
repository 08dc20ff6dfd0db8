import type { Account, AccountServicePoints } from '@phial/contract/staff/account';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../../../language/language.ts';
import styles from './account-conflict.module.css';
import type { Conflict } from './use-account-change.ts';

/** Somebody else was faster: both sides beside each other, and the choice between them. */
export function AccountConflict({
  conflict: { theirs, wish, insist },
  onTakeTheirs,
}: {
  conflict: Conflict;
  onTakeTheirs: () => void;
}) {
  const { conflict: words, fields, list, roles, states, servicePoints } = useMessages().accounts;
  const pointsText = ({ all, ids }: AccountServicePoints) => (all ? servicePoints.all : ids.join(', '));
  const mine: Pick<Account, 'displayName' | 'role' | 'state' | 'servicePoints'> = { ...theirs, ...wish };
  const rows = [
    [fields.name, theirs.displayName, mine.displayName],
    [list.role, roles[theirs.role], roles[mine.role]],
    [servicePoints.label, pointsText(theirs.servicePoints), pointsText(mine.servicePoints)],
    [list.state, states[theirs.state], states[mine.state]],
  ] as const;
  return (
    <Notice tone="warning" title={words.title} live="alert">
      <p>{words.hint}</p>
      <table className={styles.sides}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.theirs}</th>
            <th scope="col">{words.yours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([field, one, other]) => (
            <tr key={field} data-differs={one !== other || undefined}>
              <th scope="row">{field}</th>
              <td>{one}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonRow gap="small">
        <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
        <Button onClick={insist}>{words.keepMine}</Button>
      </ButtonRow>
    </Notice>
  );
}
