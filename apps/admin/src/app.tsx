import { NoticesRegion } from '@phial/browser/notices/notices-region';
import { ServerState } from '@phial/browser/server-state/server-state';
import { useMessages } from './language/language.ts';
import { SessionGate } from './session/session-gate.tsx';
import { Shell } from './shell/shell.tsx';

/** The staff and doctor site. */
export function App() {
  const { notices } = useMessages().shell;
  return (
    <ServerState>
      <SessionGate>
        <Shell />
      </SessionGate>
      <NoticesRegion words={notices} />
    </ServerState>
  );
}
