import { useMessages } from '../language/language.ts';

/** Why a message did not arrive, in words, by its code. */
export function useFailureWords(): (failure: string) => string {
  const { failures: words } = useMessages().schedule.messages;
  const known: Readonly<Record<string, string>> = {
    unconfirmed: words.unconfirmed,
    undelivered: words.undelivered,
    'no-channel': words.noChannel,
    'opted-out': words.optedOut,
    unreadable: words.unreadable,
  };
  return (failure) => known[failure] ?? words.gaveUp(failure);
}
