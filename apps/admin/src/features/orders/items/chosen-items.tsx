import type { OrderLine } from '@phial/contract/orders/order';
import type { LineState } from '@phial/domain/orders/ordered-items';
import { Icon } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { StateTag } from '../state-tag.tsx';
import styles from './items.module.css';
import { lineKey } from './offered.ts';

/** What is ordered, in its order; without `onRemove` to be read only. */
export function ChosenItems({
  lines,
  progress,
  gone,
  beside,
  onRemove,
}: {
  lines: readonly OrderLine[];
  /** How far each of them has got; left out before the specimen came. */
  progress?: readonly LineState[] | undefined;
  /** Keys of those that the laboratory has refused as no longer offered. */
  gone?: ReadonlySet<string>;
  /** Stands beside each of them, such as a star. */
  beside?: (line: OrderLine) => ReactNode;
  onRemove?: (line: OrderLine) => void;
}) {
  const words = useMessages().orders.items;
  const language = useLanguage();
  if (lines.length === 0) return <p className={styles.none}>{words.chosenNone}</p>;
  return (
    <ul className={styles.chosen} aria-label={words.chosen}>
      {lines.map((line, index) => (
        <li key={lineKey(line)} className={styles.line}>
          <span className={styles.code}>{line.code}</span>
          <span className={styles.name}>
            {line.name[language]}
            {language !== 'en' && line.name.en !== line.name[language] && (
              <span className={styles.english}>{line.name.en}</span>
            )}
          </span>
          {progress?.[index] !== undefined && <StateTag state={progress[index]} />}
          {gone?.has(lineKey(line)) && <Tag tone="warning">{words.gone}</Tag>}
          {beside?.(line)}
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={words.remove(line.name[language])}
              onClick={() => onRemove(line)}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
