/** Shows that the site has not come. Without it nothing can be drawn: the page itself carries this text in all languages. */
export function showStartFailure(): void {
  const failed = document.getElementById('start-failed');
  if (failed !== null) failed.hidden = false;
}
