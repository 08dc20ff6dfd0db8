import { NoticesRegion } from '@phial/browser/notices/notices-region';
import { SkipLink } from '@phial/browser/shell/skip-link';
import { Suspense, useRef } from 'react';
import { useMessages } from './language/language.ts';
import { ROUTES } from './routes.ts';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import { PageStack } from './shell/page-stack/page-stack.tsx';

/** The frame of every page: header, menu, the pages themselves, footer, messages. */
export function App() {
  const main = useRef<HTMLElement>(null);
  const { header, notices } = useMessages().shell;
  return (
    <>
      <SkipLink target={main}>{header.skip}</SkipLink>
      {/* Taken over from the first screen after the page, in tasks of their own. */}
      <Suspense>
        <Header />
      </Suspense>
      <main ref={main} tabIndex={-1}>
        <PageStack routes={ROUTES} />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <NoticesRegion words={notices} />
    </>
  );
}
