import { readSampleState } from '@phial/contract/calls/sample';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';

/** In production: that the database holds people who do not exist, and what to do. Nothing where all are real. */
export function SampleNotice() {
  const words = useMessages().sample;
  const { data } = useQuery(callQuery(readSampleState, { ownMessage: true }));
  if (data === undefined || !data.production) return null;
  const kinds = ['bookings', 'accounts', 'patients', 'orders', 'reports'] as const;
  const lines = kinds.filter((kind) => data[kind] > 0).map((kind) => words.counts[kind](data[kind]));
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title={words.title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.whatToDo}</p>
    </Notice>
  );
}
