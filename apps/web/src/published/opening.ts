import { published } from '@phial/browser/published/published-document';

/** What keeps visitors from booking; undefined where they can. */
export function notOpen(): 'soon' | 'closed' | undefined {
  const { booking } = published();
  return booking === 'open' ? undefined : booking;
}
