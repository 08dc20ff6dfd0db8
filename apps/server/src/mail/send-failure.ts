/**
 * Whether the message may have left in spite of the failure, and whether trying again can help. `unreachable`: nobody
 * is there or lets us in, so that no other message would leave either.
 */
type FailureKind = 'unreachable' | 'not-sent' | 'refused' | 'unconfirmed';

/** Why a message did not go, by whichever way; without the provider's own words, which may repeat an address. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly kind: FailureKind;
  /** Such as `EENVELOPE 550`, `ECONNECTION` or `HTTP 503`. */
  readonly code: string;

  constructor(kind: FailureKind, code: string) {
    super(`The mail server or text provider: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}
