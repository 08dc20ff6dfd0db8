import { useMessages } from '../language/language.ts';
import { Page } from './page.tsx';
import { TryAgain } from './try-again.tsx';

/** In the place of a page that did not arrive, or broke; a page all the same, with its title and the focus. */
export function PageFailed({ lost, onTryAgain }: { lost: boolean; onTryAgain: () => void }) {
  const words = useMessages().shell.page;
  return (
    <Page title={lost ? words.failed : words.broken}>
      <TryAgain title={lost ? words.failedHint : words.brokenHint} orReload onTryAgain={onTryAgain} />
    </Page>
  );
}
