import { AsyncLocalStorage } from 'node:async_hooks';
import { kindOfError } from '../logging/describe-error.ts';

/** Something that a call or a job did and waited for, once it is over. Never with a value, an address or a message. */
export interface Step {
  readonly kind: 'statement' | 'email' | 'text message' | 'webhook';
  /** Of a fixed set: the name of a statement, or the kind. */
  readonly name: string;
  /** It ended just now. */
  readonly milliseconds: number;
  /** What kind of error it ended with ({@link kindOfError}); undefined after a success. */
  readonly failure: string | undefined;
  /** Of a statement that succeeded. */
  readonly rows?: number | undefined;
}

export type StepListener = (step: Step) => void;

const current = new AsyncLocalStorage<StepListener>();

/** Does work whose steps, also those of later turns of the event loop, are reported to a listener. */
export function withSteps<Result>(listener: StepListener, work: () => Result): Result {
  return current.run(listener, work);
}

/** Tells whoever listens to the call or job at hand; nobody does unless telemetry is on. */
export function reportStep(step: Step): void {
  current.getStore()?.(step);
}

/**
 * Does something that leaves this machine, as a step of the call or job at hand.
 * @param failureOf what a result that is no error says went wrong; null or undefined: nothing
 */
export async function asStep<Result>(
  kind: Step['kind'],
  work: () => Promise<Result>,
  failureOf: (result: Result) => string | null | undefined = () => undefined,
): Promise<Result> {
  if (current.getStore() === undefined) return work();
  const begun = performance.now();
  const report = (failure: string | undefined) =>
    reportStep({ kind, name: kind, milliseconds: performance.now() - begun, failure });
  try {
    const result = await work();
    report(failureOf(result) ?? undefined);
    return result;
  } catch (error) {
    report(kindOfError(error));
    throw error;
  }
}
