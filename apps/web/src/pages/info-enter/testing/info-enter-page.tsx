import { ServerState } from '@phial/browser/server-state/server-state';
import { PageContext } from '../../../shell/page.ts';
import { samplePage } from '../../../shell/testing/sample-page.ts';
import { InfoEnter } from '../info-enter.tsx';

const PAGE = samplePage({ path: '/infoEnter' });

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
