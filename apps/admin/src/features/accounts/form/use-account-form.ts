import { CallError } from '@phial/client/call-error';
import type { FieldError } from '@phial/ui/error-summary/error-summary';
import { type FormEvent, useId, useState } from 'react';

/** Why the server said no, and until when it wants no further attempt (milliseconds since 1970). */
export interface Refusal {
  readonly msg: string;
  readonly waitUntil?: number;
}

/** What the control of a field is given. */
export interface FieldProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

type Typed<Name extends string> = Readonly<Record<Name, string>>;

export interface AccountForm<Name extends string = never> {
  readonly typed: Typed<Name>;
  readonly field: (name: Name) => FieldProps;
  readonly onSubmit: (event: FormEvent) => void;
  /** What stands in the way, from the first attempt on. */
  readonly problems: readonly FieldError[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

/**
 * A short form about an account: judged here, then sent once, and what the server says stands in the form.
 * @param blank the fields and what they begin with
 * @param check what is wrong with what is typed, in the order of the fields
 * @param send rejects with a `CallError` that no toast has shown (`ownMessage`)
 */
export function useAccountForm<Name extends string>(
  blank: Typed<Name>,
  check: (typed: Typed<Name>) => Partial<Record<NoInfer<Name>, string | false | undefined>>,
  send: (typed: Typed<Name>, set: (name: NoInfer<Name>, value: string) => void) => Promise<void> | void,
): AccountForm<Name> {
  const id = useId();
  const [typed, setTyped] = useState(blank);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const set = (name: Name, value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const found = Object.entries<string | false | undefined>(check(typed)).flatMap(([name, text]) =>
    text ? [{ fieldId: `${id}-${name}`, text }] : [],
  );
  const problems = attempt === 0 ? [] : found;

  const submit = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await send(typed, set);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    typed,
    problems,
    attempt,
    busy,
    refusal,
    field: (name) => ({
      id: `${id}-${name}`,
      value: typed[name],
      onChange: (value) => set(name, value),
      error: problems.find(({ fieldId }) => fieldId === `${id}-${name}`)?.text,
    }),
    onSubmit(event) {
      event.preventDefault();
      if (busy || isWaiting(refusal)) return;
      setAttempt((count) => count + 1);
      if (found.length === 0) void submit();
    },
  };
}

function refusalOf({ msg, waitSeconds }: CallError): Refusal {
  return waitSeconds === undefined ? { msg } : { msg, waitUntil: Date.now() + waitSeconds * 1000 };
}

function isWaiting(refusal: Refusal | undefined): boolean {
  return refusal?.waitUntil !== undefined && refusal.waitUntil > Date.now();
}
