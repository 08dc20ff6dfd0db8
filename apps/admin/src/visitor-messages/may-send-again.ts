import type { VisitorMessage } from '@phial/contract/schedule/schedule-message';

/** Whether staff may send a message once more: it was given up, and something leads to the visitor. */
export function maySendAgain({
  group,
  failure,
  canBeSent,
  settledAt,
}: Pick<VisitorMessage, 'group' | 'failure' | 'canBeSent' | 'settledAt'>): boolean {
  return (group === 'telephone' || group === 'failed') && failure !== null && canBeSent && settledAt !== null;
}
