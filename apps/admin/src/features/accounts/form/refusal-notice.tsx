import { formatClock } from '@phial/domain/hong-kong-time';
import { Notice } from '@phial/ui/notice/notice';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import type { Refusal } from './use-account-form.ts';

/** Why the server said no; where it asks to wait, how long still. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  if (refusal === undefined) return null;
  if (refusal.waitUntil !== undefined) return <Waiting key={refusal.waitUntil} until={refusal.waitUntil} />;
  return (
    <Notice tone="error" live="alert">
      <p>{refusal.msg}</p>
    </Notice>
  );
}

function Waiting({ until }: { until: number }) {
  const words = useMessages().accounts;
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const [announced] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  if (seconds === 0) {
    return (
      <Notice tone="info" live="status">
        <p>{words.waitOver}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      {/* Said once; the clock that runs on is for the eye. */}
      <p aria-hidden="true">{words.wait(formatClock(seconds))}</p>
      <VisuallyHidden>
        <span role="alert">{words.wait(formatClock(announced))}</span>
      </VisuallyHidden>
    </Notice>
  );
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
