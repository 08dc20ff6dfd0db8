import { readSampleState } from '@phial/contract/calls/sample';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { peopleCounts, sampleCounts } from './sample-counts.ts';

/** That the laboratory is the sample; in production, that the database holds people who do not exist. */
export function SampleNotice() {
  const words = useMessages().sample;
  const { data } = useQuery(callQuery(readSampleState, { ownMessage: true }));
  if (data === undefined || sampleCounts(data, words).length === 0) return null;
  const people = data.production ? peopleCounts(data, words) : [];
  const link = <Link to="/sample">{words.removal.link}</Link>;
  if (people.length === 0) {
    return (
      <Notice tone="info" title={words.removal.isSample}>
        <p>
          {words.removal.isSampleHint} {link}
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={words.title}>
      <ul>
        {people.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {words.whatToDo} {link}
      </p>
    </Notice>
  );
}
