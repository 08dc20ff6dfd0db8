import { solveHere } from './solve-here.ts';
import type { WorkOrder, WorkReport } from './work-messages.ts';

const report = (message: WorkReport) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<WorkOrder>) => {
  void solveHere(data.challenge, { onKeys: (keys) => report({ kind: 'progress', keys }) }).then(
    (solution) => report(solution ? { kind: 'solved', solution } : { kind: 'failed' }),
    () => report({ kind: 'failed' }),
  );
});
