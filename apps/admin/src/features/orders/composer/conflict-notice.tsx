import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './conflict-notice.module.css';
import type { DraftContent } from './use-order-draft.ts';

/** What was typed and what the order is meanwhile, side by side, and what can be done about it. */
export function ConflictNotice({
  title,
  lead,
  mine,
  theirs,
  children,
}: {
  title: string;
  lead: string;
  mine: DraftContent;
  theirs: { heading: string; content: DraftContent };
  children: ReactNode;
}) {
  const words = useMessages().orders;
  const language = useLanguage();
  const { nothing } = words.conflict;
  const texts = ({ patient, lines, notes, priority }: DraftContent) => [
    { term: words.patient.title, text: patient?.name ?? nothing },
    { term: words.items.title, text: lines.map(({ name }) => name[language]).join(', ') || nothing },
    { term: words.priority.title, text: words.priority[priority] },
    { term: words.notes.title, text: notes || nothing },
  ];
  const [here, there] = [texts(mine), texts(theirs.content)];
  return (
    <Notice tone="warning" live="alert" title={title}>
      <p>{lead}</p>
      <div className={styles.scroll}>
        <table className={styles.both}>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.conflict.mine}</th>
              <th scope="col">{theirs.heading}</th>
            </tr>
          </thead>
          <tbody>
            {here.map(({ term, text }, index) => (
              <tr key={term} data-differs={text === there[index]?.text ? undefined : ''}>
                <th scope="row">{term}</th>
                <td>{text}</td>
                <td>{there[index]?.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ButtonRow gap="small">{children}</ButtonRow>
    </Notice>
  );
}
