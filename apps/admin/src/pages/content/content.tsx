import type { ContentKind } from '@phial/contract/content/content-body';
import { Loading } from '@phial/ui/loading/loading';
import { Link } from 'react-router';
import { KINDS } from '../../features/editing/kinds.ts';
import { useCounts } from '../../features/editing/queries.ts';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import styles from './content.module.css';

/** `/content`: every kind of content, with how much there is of it. */
export function Content() {
  const words = useMessages();
  const { editing } = words;
  const { data: counts, isPending, isError, refetch } = useCounts();
  return (
    <Page title={editing.content} lead={editing.contentLead}>
      <Loading active={isPending} label={words.shell.page.loading} />
      {isError && <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />}
      {counts && (
        <ul className={styles.kinds}>
          {(Object.keys(KINDS) as ContentKind[]).map((kind) => {
            const count = counts.find((each) => each.kind === kind);
            return (
              <li key={kind} className={styles.kind}>
                <h2>
                  <Link to={`/content/${kind}`}>{editing.kinds[kind].name}</Link>
                </h2>
                <p>{editing.kinds[kind].lead}</p>
                {count && (
                  <p className={styles.count}>
                    {editing.counts(count.published, count.unpublished + count.edited)}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Page>
  );
}
