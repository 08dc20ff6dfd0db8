import { urlOf } from '@phial/browser/api/request';
import { siteSettings } from '@phial/browser/site-settings';
import type { DeskEvent } from '@phial/contract/desk';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { useEffect, useEffectEvent, useState } from 'react';
import { EVENTS_PATH } from '../api.ts';

/** `lost` until the stream is back; the page then asks by itself. */
export type LiveState = 'connecting' | 'on' | 'lost';

/** Milliseconds until a stream that the browser has given up is opened anew. */
const RETRY_MS = 5_000;

/**
 * Follows a day of a service point. The stream only says that something has
 * changed: what, the day itself tells.
 * @param servicePointId nothing is followed where there is none
 * @param onNews load the day again; also when the stream is back, as something may have been missed, and when the
 *   session is over, so that the refusal brings up the sign-in
 */
export function useDeskLive(
  servicePointId: string | undefined,
  day: DayKey | undefined,
  onNews: () => void,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const tell = useEffectEvent(onNews);

  useEffect(() => {
    if (servicePointId === undefined) return;
    const params = { servicePointId, day };
    const address = urlOf({ prefix: siteSettings().apiPrefix, path: EVENTS_PATH, params });
    let stream: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const open = () => {
      const opened = new EventSource(address);
      stream = opened;
      const on = (event: DeskEvent, listener: () => void) => opened.addEventListener(event, listener);
      on('ready', () => {
        setState('on');
        tell();
      });
      on('changed', () => tell());
      on('ended', () => {
        opened.close();
        setState('lost');
        tell();
      });
      opened.onerror = () => {
        setState('lost');
        // After a refusal or a broken answer the browser does not try again on its own.
        if (opened.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
      };
    };

    open();
    return () => {
      clearTimeout(retry);
      stream?.close();
      setState('connecting');
    };
  }, [servicePointId, day]);

  return state;
}
