/**
 * Ends the process on Ctrl-C or SIGTERM by way of its `exit` event, which stops the embedded databases it has started.
 */
export function endInOrder(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
