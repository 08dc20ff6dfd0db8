import type { Order } from '@phial/contract/order';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './conflict-notice.module.css';
import { contentOf, type DraftContent } from './use-order-draft.ts';

/** Two windows wrote one draft: both as they are, side by side, and the choice between them. */
export function ConflictNotice({
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  mine: DraftContent;
  theirs: Order;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const words = useMessages().orders;
  const language = useLanguage();
  const { nothing } = words.conflict;
  const texts = ({ patient, lines, notes }: DraftContent) => [
    { term: words.patient.title, text: patient?.name ?? nothing },
    { term: words.items.title, text: lines.map(({ name }) => name[language]).join(', ') || nothing },
    { term: words.notes.title, text: notes || nothing },
  ];
  const [here, there] = [texts(mine), texts(contentOf(theirs))];
  return (
    <Notice tone="warning" live="alert" title={words.conflict.title}>
      <p>{words.conflict.lead}</p>
      <div className={styles.scroll}>
        <table className={styles.both}>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.conflict.mine}</th>
              <th scope="col">{words.conflict.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {here.map(({ term, text }, place) => (
              <tr key={term} data-differs={text === there[place]?.text ? undefined : ''}>
                <th scope="row">{term}</th>
                <td>{text}</td>
                <td>{there[place]?.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button onClick={onKeepMine}>{words.conflict.keepMine}</Button>
        <Button onClick={onTakeTheirs}>{words.conflict.takeTheirs}</Button>
      </div>
    </Notice>
  );
}
