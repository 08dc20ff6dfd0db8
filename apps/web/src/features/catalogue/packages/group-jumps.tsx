import { useMessages } from '../../../language/language.ts';
import styles from './group-jumps.module.css';
import { headingId } from './group-section.tsx';

interface Jump {
  readonly group: string;
  readonly name: string;
  /** Entries that are in sight. */
  readonly count: number;
}

/** The groups beside the list, to go to one at once. Buttons, as the address has no room for a second `#`. */
export function GroupJumps({ jumps }: { jumps: readonly Jump[] }) {
  const words = useMessages().packages.list;
  return (
    <nav className={styles.jumps} aria-label={words.groups}>
      <ul>
        {jumps.map(({ group, name, count }) => (
          <li key={group}>
            <button type="button" onClick={() => jumpTo(group)}>
              <span>{name}</span> <span className={styles.count}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function jumpTo(group: string): void {
  const heading = document.getElementById(headingId(group));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
