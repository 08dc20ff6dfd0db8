import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { openClientInformation } from './client-information-code.ts';

/**
 * What the counter does with a scanned code: a code that is not ours or too old
 * is told as such, a good one cannot be registered yet.
 * @throws Refused `qr-code-invalid`, `registration-unavailable`
 */
export async function registerScene(
  { keys, clock }: Pick<AppDependencies, 'keys' | 'clock'>,
  token: string,
): Promise<never> {
  openClientInformation(keys, clock, token);
  throw new Refused('registration-unavailable');
}
