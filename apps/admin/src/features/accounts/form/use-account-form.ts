import { CallError } from '@phial/client/call-error';
import type { FieldError } from '@phial/ui/error-summary/error-summary';
import { type FormEvent, useState } from 'react';

/** Why the server said no, and until when it wants no further attempt (milliseconds since 1970). */
export interface Refusal {
  readonly msg: string;
  readonly waitUntil?: number;
}

export interface AccountForm {
  readonly onSubmit: (event: FormEvent) => void;
  /** What stands in the way, from the first attempt on. */
  readonly problems: readonly FieldError[];
  /** The text for one field. */
  readonly errorOf: (fieldId: string) => string | undefined;
  readonly attempt: number;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

/**
 * A short form about an account: judged here, then sent once, and what the server says stands in the form.
 * @param check what is wrong with what is typed, in the order of the fields
 * @param send rejects with a `CallError` that no toast has shown (`ownMessage`)
 */
export function useAccountForm(check: () => FieldError[], send: () => Promise<void>): AccountForm {
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const problems = attempt === 0 ? [] : check();

  const submit = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    problems,
    attempt,
    busy,
    refusal,
    errorOf: (fieldId) => problems.find((problem) => problem.fieldId === fieldId)?.text,
    onSubmit(event) {
      event.preventDefault();
      if (busy || isWaiting(refusal)) return;
      setAttempt((count) => count + 1);
      if (check().length === 0) void submit();
    },
  };
}

function refusalOf({ msg, waitSeconds }: CallError): Refusal {
  return waitSeconds === undefined ? { msg } : { msg, waitUntil: Date.now() + waitSeconds * 1000 };
}

function isWaiting(refusal: Refusal | undefined): boolean {
  return refusal?.waitUntil !== undefined && refusal.waitUntil > Date.now();
}
