import { siteSettings } from '@phial/browser/site-settings';
import { urlOf } from '@phial/client/request';
import { followDesk } from '@phial/contract/calls/desk';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { type LiveState, useEventStream } from '../../../live/use-event-stream.ts';

/**
 * Follows a day of a service point. The stream only says that something has
 * changed: what, the day itself shows.
 * @param servicePointId nothing is followed where there is none
 * @param onUpdate load the day again, as of {@link useEventStream}
 */
export function useDeskLive(
  servicePointId: string | undefined,
  day: DayKey | undefined,
  onUpdate: () => void,
): LiveState {
  const address =
    servicePointId === undefined
      ? undefined
      : urlOf(followDesk, { query: { servicePointId, day } }, siteSettings().apiPrefix);
  return useEventStream(address, onUpdate);
}
