/** From the window that was at the identity provider to the one whose form waits for it. */
const CHANNEL = 'phial-confirmation';

/** The provider has confirmed who is signed in. */
export function announceConfirmation(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('confirmed');
  channel.close();
}

/** @returns stops listening */
export function onConfirmation(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
