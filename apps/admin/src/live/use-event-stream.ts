import type { DeskEvent } from '@phial/contract/desk/desk';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * `lost` until the stream is back, `elsewhere` while newer windows have its
 * place: the page then asks by itself.
 */
export type LiveState = 'connecting' | 'on' | 'lost' | 'elsewhere';

/** Milliseconds until a stream that the browser has given up is opened anew. */
const RETRY_MS = 5_000;

/**
 * Follows a stream of the server, which only says that something has changed.
 * @param address nothing is followed where there is none
 * @param onUpdate load again what is shown; also when the stream is back, as something may have been missed, and when
 *   the session is over or the stream refused, so that the refusal brings up the sign-in
 */
export function useEventStream(address: string | undefined, onUpdate: () => void): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const refresh = useEffectEvent(onUpdate);

  useEffect(() => {
    if (address === undefined) return;
    let stream: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const follow = () => {
      const opened = new EventSource(address);
      stream = opened;
      const on = (event: DeskEvent, listener: () => void) => opened.addEventListener(event, listener);
      on('ready', () => {
        setState('on');
        refresh();
      });
      on('changed', () => refresh());
      const followLater = () => {
        opened.close();
        setState('lost');
        refresh();
        retry = setTimeout(follow, RETRY_MS);
      };
      // In another tab of this browser somebody may have signed in again already; else the sign-in ends this.
      on('ended', followLater);
      on('displaced', () => {
        opened.close();
        setState('elsewhere');
        addEventListener('focus', followHere, { once: true });
      });
      opened.onerror = () => {
        // After a refusal or a broken answer the browser does not try again on its own.
        if (opened.readyState === EventSource.CLOSED) followLater();
        else setState('lost');
      };
    };
    // Were it opened again by itself, the windows would displace each other for ever.
    const followHere = () => {
      setState('connecting');
      follow();
    };

    follow();
    return () => {
      clearTimeout(retry);
      removeEventListener('focus', followHere);
      stream?.close();
      setState('connecting');
    };
  }, [address]);

  return state;
}
