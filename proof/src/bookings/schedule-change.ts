import type { ScheduleChange, SchedulePreview } from '@phial/contract/schedule/schedule-change';
import { firstProposals } from '../../../apps/server/src/schedule/testing/manager.ts';
import type { SignedIn } from './account.ts';
import type { Answer } from './caller.ts';

/** Looks at a change and confirms it with the first proposal for every booking; cancelled where there is none. */
export async function changeSchedule(session: SignedIn, change: ScheduleChange): Promise<Answer> {
  const looked = await session.send('preview', {
    method: 'POST',
    path: '/staff/schedule/preview',
    body: { change },
  });
  if (looked.status !== 200) return looked;
  const preview = looked.body.data as SchedulePreview;
  return session.send('confirm', {
    method: 'POST',
    path: '/staff/schedule/changes',
    body: { change, fingerprint: preview.fingerprint, decisions: firstProposals(preview) },
  });
}
