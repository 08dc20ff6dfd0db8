import type { Numbers, NumbersQuery } from '@phial/contract/numbers';
import { get } from '../../api-client/client.ts';

/** The page shows itself what went wrong. */
export async function readNumbers(query: NumbersQuery, signal: AbortSignal): Promise<Numbers> {
  const { data } = await get<Numbers>('/staff/numbers', { params: query, signal, ownMessage: true });
  return data;
}
