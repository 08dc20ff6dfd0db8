import type { EarnedAnswer } from '@phial/contract/work';
import { useCallback, useEffect, useRef, useState } from 'react';
import { earnAnswer } from './work-calls.ts';

/** `working` with the part of the longest way that has been gone, 0 to 1. */
export type Earning = { kind: 'idle' | 'earned' | 'failed' } | { kind: 'working'; part: number };

/** Earns a captcha answer by the work of this device, once at a time; leaving the page ends it. */
export function useEarnedAnswer(onEarned: (answer: EarnedAnswer) => void) {
  const [earning, setEarning] = useState<Earning>({ kind: 'idle' });
  const underWay = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    underWay.current?.abort();
    setEarning({ kind: 'idle' });
  }, []);

  useEffect(() => () => underWay.current?.abort(), []);

  const start = async () => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    setEarning({ kind: 'working', part: 0 });
    const onProgress = (part: number) => {
      if (!signal.aborted) setEarning({ kind: 'working', part });
    };
    const answer = await earnAnswer({ signal, onProgress }).catch(() => undefined);
    if (signal.aborted) return;
    setEarning({ kind: answer ? 'earned' : 'failed' });
    if (answer) onEarned(answer);
  };

  return { earning, start, reset };
}
