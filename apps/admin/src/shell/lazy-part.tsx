import { loadChunk } from '@phial/browser/shell/load-chunk';
import { Loading } from '@phial/ui/loading/loading';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useMessages } from '../language/language.ts';
import styles from './lazy-part.module.css';
import { PageBoundary } from './page-boundary.tsx';
import { TryAgain } from './try-again.tsx';

/**
 * A part of the site that is a chunk of its own, outside of the pages: what stands in its place until it is there, and
 * where it does not come.
 * @param load the same function at every drawing
 * @param children what stands below it and comes with it, not before: it would move when the part arrives
 */
export function LazyPart<Props extends object>({
  load,
  props,
  children,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  children?: ReactNode;
}) {
  const words = useMessages().shell.page;
  const [Part, setPart] = useState(() => lazyChunk(load));
  return (
    <PageBoundary
      fallback={(again, lost) => (
        <div className={styles.failed}>
          <TryAgain
            title={lost ? words.failed : words.broken}
            hint={lost ? words.failedHint : words.brokenHint}
            orReload
            onTryAgain={() => {
              setPart(lazyChunk(load));
              again();
            }}
          />
        </div>
      )}
    >
      <Suspense fallback={<Loading active label={words.loading} />}>
        <Part {...props} />
        {children}
      </Suspense>
    </PageBoundary>
  );
}

/** React keeps a failed one failed: who asks again makes another one. */
export function lazyChunk<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
