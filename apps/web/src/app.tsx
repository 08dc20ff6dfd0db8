import { useRef } from 'react';
import { ROUTES } from './routes.ts';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import { Notices } from './shell/notices/notices.tsx';
import { PageStack } from './shell/page-stack/page-stack.tsx';
import { SkipLink } from './shell/skip-link/skip-link.tsx';

/** The frame of every page: header, menu, the pages themselves, footer, messages (NAV-027). */
export function App() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink target={main} />
      <Header />
      <main ref={main} tabIndex={-1}>
        <PageStack routes={ROUTES} />
      </main>
      <Footer />
      <Notices />
    </>
  );
}
