import { keyOf } from '@phial/browser/server-state/call-query';
import { readSampleState, removeSample } from '@phial/contract/calls/sample';
import type { SampleState } from '@phial/contract/staff/sample';
import { Notice } from '@phial/ui/notice/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { AccountFormFrame } from '../accounts/form/account-form.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../accounts/form/owner-confirmation.tsx';
import { useAccountForm } from '../accounts/form/use-account-form.ts';
import { sampleCounts } from './sample-counts.ts';
import { SampleObstacles } from './sample-obstacles.tsx';

/** What goes, what is in the way, and the form that removes it. */
export function RemoveSample({ state }: { state: SampleState }) {
  const words = useMessages().sample;
  const [removed, setRemoved] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const lines = sampleCounts(state, words);
  const isGone = lines.length === 0;
  // The form that had the focus is gone.
  useEffect(() => {
    if (removed && isGone) outcome.current?.focus();
  }, [removed, isGone]);
  if (isGone) {
    const { none, done } = words.removal;
    return (
      <div ref={outcome} tabIndex={-1}>
        <Notice tone={state.removedAt === null ? 'info' : 'success'}>
          <p>{state.removedAt === null ? none : done}</p>
        </Notice>
      </div>
    );
  }
  return (
    <>
      {state.obstacles.length > 0 && <SampleObstacles obstacles={state.obstacles} />}
      <section>
        <h2>{words.removal.goes}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{words.removal.stays}</p>
      </section>
      {state.obstacles.length === 0 && <RemovalForm onRemoved={() => setRemoved(true)} />}
    </>
  );
}

function RemovalForm({ onRemoved }: { onRemoved: () => void }) {
  const words = useMessages().sample.removal;
  const queries = useQueryClient();
  const confirmation = useOwnerConfirmation();
  const form = useAccountForm(
    { ownPassword: '' },
    ({ ownPassword }) => ({ ownPassword: confirmation.problem(ownPassword) }),
    async ({ ownPassword }) => {
      const body = confirmation.proof(ownPassword);
      try {
        await send(removeSample, { body, ownMessage: true });
      } finally {
        // After a refusal the page lists what is in the way by now.
        await queries.invalidateQueries({ queryKey: keyOf(readSampleState) });
      }
      onRemoved();
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit} danger>
      <OwnerConfirmation {...form.field('ownPassword')} hint={words.passwordHint} />
    </AccountFormFrame>
  );
}
