import type { StreamOwner } from './stream-places.ts';

/** A browser has six connections to a server over HTTP/1.1: this many streams leave it two for everything else. */
const MOST_OF_SESSION = 4;
/** An account may be shared by the counters of a point; whoever takes more is not working with them. */
const MOST_OF_ACCOUNT = 20;

/**
 * The oldest streams that have to give way to the newest of the same session or account.
 * @param streams the oldest first, the newest among them
 */
export function surplusStreams<Stream extends StreamOwner>(
  streams: Iterable<Stream>,
  newest: Stream,
): Set<Stream> {
  const ofAccount = [...streams].filter(({ accountId }) => accountId === newest.accountId);
  const ofSession = ofAccount.filter(({ sessionId }) => sessionId === newest.sessionId);
  return new Set([...beyond(ofSession, MOST_OF_SESSION), ...beyond(ofAccount, MOST_OF_ACCOUNT)]);
}

function beyond<Stream>(streams: readonly Stream[], most: number): Stream[] {
  return streams.slice(0, Math.max(0, streams.length - most));
}
