import type { ContentKind } from '@phial/contract/content/content-body';
import type { KindCount } from '@phial/contract/content/editing';
import { Loading } from '@phial/ui/loading/loading';
import { Link } from 'react-router';
import { KIND_GROUPS } from '../../features/editing/kinds.ts';
import { useCounts } from '../../features/editing/queries.ts';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import styles from './content.module.css';

/** `/content`: every kind of content by what it is for, with how much there is of it. */
export function Content() {
  const words = useMessages();
  const { editing } = words;
  const { data: counts, isPending, isError, refetch } = useCounts();
  return (
    <Page title={editing.content} lead={editing.contentLead}>
      <Loading active={isPending} label={words.shell.page.loading} />
      {isError && <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />}
      {counts &&
        KIND_GROUPS.map(([group, kinds]) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{editing.groups[group]}</h2>
            <ul className={styles.kinds}>
              {kinds.map((kind) => (
                <KindCard key={kind} kind={kind} count={counts.find((each) => each.kind === kind)} />
              ))}
            </ul>
          </section>
        ))}
    </Page>
  );
}

function KindCard({ kind, count }: { kind: ContentKind; count: KindCount | undefined }) {
  const { editing } = useMessages();
  return (
    <li className={styles.kind}>
      <h3>
        <Link to={`/content/${kind}`}>{editing.kinds[kind].name}</Link>
      </h3>
      <p>{editing.kinds[kind].lead}</p>
      {count && (
        <p className={styles.count}>{editing.counts(count.published, count.unpublished + count.edited)}</p>
      )}
    </li>
  );
}
