import styles from './import.module.css';

/** How many things of each kind an import changes, in large figures. */
export function ImportCounts({ counts }: { counts: readonly { name: string; count: number }[] }) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
