import { ServerState } from '@phial/browser/server-state/server-state';
import { type Page, PageContext } from '../../../shell/page.ts';
import { InfoEnter } from '../info-enter.tsx';

const PAGE: Page = {
  path: '/infoEnter',
  params: new URLSearchParams(),
  active: true,
  returned: false,
  open: () => undefined,
  isPage: () => true,
  setTitle: (title) => {
    document.title = title;
  },
};

/** The page as the shell shows it, without the shell around it. */
export function InfoEnterPage() {
  return (
    <ServerState>
      <PageContext value={PAGE}>
        <InfoEnter />
      </PageContext>
    </ServerState>
  );
}
