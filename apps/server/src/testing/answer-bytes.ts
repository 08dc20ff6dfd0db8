/** The text of an answer without its request id, by which two calls may differ. */
export function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '"requestId":""');
}
