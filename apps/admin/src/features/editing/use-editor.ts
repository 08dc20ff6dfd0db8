import { CallError, refusalData } from '@phial/client/call-error';
import { saveEntryDraft } from '@phial/contract/calls/entries';
import type { FieldProblem } from '@phial/contract/content/editing';
import { useEffect, useState } from 'react';
import { notifyCallError } from '../../api-client/client.ts';
import { useAccount } from '../../session/session.ts';
import { isSame } from './conflict/differing-fields.ts';
import type { Body } from './fields/field.ts';

/** A thing as the server has it. */
export interface Stored {
  readonly version: number;
  readonly body: Body;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
}

export interface Editor {
  readonly typed: Body;
  /** The version the typing is based on, and what it said. */
  readonly version: number;
  readonly begun: Body;
  readonly isDirty: boolean;
  /** Whether `typed` was kept from an earlier visit to this page. */
  readonly isRestored: boolean;
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts that met problems, so that the summary takes the focus again. */
  readonly attempt: number;
  /** What somebody else has saved meanwhile. */
  readonly conflict: Stored | undefined;
  readonly isBusy: boolean;
  readonly set: (name: string, value: unknown) => void;
  /** Forgets what was typed. */
  readonly restart: () => void;
  /** Goes on from another version with another text: after a conflict. */
  readonly goOn: (from: Stored, typed: Body) => void;
  /** Sends something; what comes back is the thing from now on. @returns undefined when it was refused */
  readonly send: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  /** The server has it now. */
  readonly became: (stored: Stored) => void;
}

/**
 * What somebody has typed, and the version it was begun from. For as long as the tab lives: whoever leaves an
 * editor by the browser's own button finds it as it was.
 */
const unsaved = new Map<string, Pick<Editor, 'version' | 'begun' | 'typed'>>();

/**
 * The state of an editor: what is typed, from which version, and what the
 * server said to it. Nothing typed is lost by a refusal, a conflict, or by
 * leaving the page.
 * @param thing names it among all that are edited
 * @param conflictOf what a `version-conflict` brings, as a stored thing; undefined for other refusals
 * @param refusedOtherwise whether the caller has shown another refusal
 */
export function useEditor(
  thing: string,
  stored: Stored,
  conflictOf: (error: CallError) => Stored | undefined,
  refusedOtherwise: (error: CallError) => boolean = () => false,
): Editor {
  // What one person left unsaved is none of the next one's business.
  const key = `${useAccount().accountId} ${thing}`;
  const [state, setState] = useState(() => {
    const earlier = unsaved.get(key);
    return {
      version: stored.version,
      begun: stored.body,
      typed: stored.body,
      ...earlier,
      isRestored: earlier !== undefined,
    };
  });
  const [refusal, setRefusal] = useState<Refusal>(NONE);
  const [isBusy, setBusy] = useState(false);
  const { version, begun, typed } = state;
  const isDirty = !isSame(begun, typed);

  useEffect(() => {
    if (isDirty) unsaved.set(key, { version, begun, typed });
    else unsaved.delete(key);
  }, [key, isDirty, version, begun, typed]);

  const begin = ({ version, body }: Stored, typed: Body = body) => {
    setState({ version, begun: body, typed, isRestored: false });
    setRefusal((before) => ({ ...NONE, attempt: before.attempt }));
  };

  async function send<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      meet(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  function meet(error: CallError): void {
    // The same of every call that saves something.
    const invalid = refusalData(saveEntryDraft, error, 'content-invalid');
    const conflict = conflictOf(error);
    if (invalid !== undefined) {
      setRefusal((before) => ({ ...before, problems: invalid.problems, attempt: before.attempt + 1 }));
    } else if (conflict !== undefined) setRefusal((before) => ({ ...before, conflict }));
    else if (!refusedOtherwise(error)) notifyCallError(error);
  }

  return {
    ...state,
    ...refusal,
    isDirty,
    isBusy,
    send,
    set: (name, value) => {
      setState((before) => ({ ...before, typed: { ...before.typed, [name]: value } }));
      // A field that is being mended no longer says what was wrong with it.
      setRefusal((before) => ({ ...before, problems: before.problems.filter((one) => !isOf(one, name)) }));
    },
    restart: () => begin(stored),
    goOn: begin,
    became: (now) => {
      unsaved.delete(key);
      begin(now);
    },
  };
}

interface Refusal {
  readonly problems: readonly FieldProblem[];
  readonly conflict: Stored | undefined;
  readonly attempt: number;
}

const NONE: Refusal = { problems: [], conflict: undefined, attempt: 0 };

function isOf({ path }: FieldProblem, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}
