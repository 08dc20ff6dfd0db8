import { createClient } from '@phial/client/create-client';

/** The first free time for an ECG at each service point, `Name: YYYY-MM-DD HH:mm:ss` in Hong Kong time. */
export async function firstFreeTimes(baseUrl: string): Promise<string[]> {
  const phial = createClient({ baseUrl });
  const query = { type: 'ECG' };
  const [points, soonest] = await Promise.all([
    phial.listServicePoints({ query }),
    phial.readSoonestTimes({ query }),
  ]);
  return Object.values(points)
    .flat()
    .map(({ servPtId, servPtEng }) => `${servPtEng}: ${soonest[servPtId] ?? 'nothing free'}`);
}
