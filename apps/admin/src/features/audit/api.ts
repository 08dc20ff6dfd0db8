import type { TrailPage, TrailQuery } from '@phial/contract/audit';
import { get } from '../../api-client/client.ts';

/** The page shows itself what went wrong. */
export async function readTrail(query: TrailQuery, signal: AbortSignal): Promise<TrailPage> {
  const { data } = await get<TrailPage>('/staff/audit', { params: query, signal, ownMessage: true });
  return data;
}
