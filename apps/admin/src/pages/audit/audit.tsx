import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { allAccounts } from '../../features/accounts/api.ts';
import { TrailEntries } from '../../features/audit/trail-entries.tsx';
import { TrailFilter } from '../../features/audit/trail-filter.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { trailParameters, useTrailAddress } from './use-trail-address.ts';

/** Who did what, for administrators. */
export function Audit() {
  const words = useMessages().audit;
  const { query, setQuery } = useTrailAddress();
  const accounts = useQuery(allAccounts);
  const names = useMemo(
    () => new Map(accounts.data?.map(({ accountId, displayName }) => [accountId, displayName])),
    [accounts.data],
  );
  return (
    <Page title={words.title} lead={words.lead}>
      <TrailFilter query={query} names={names} onChange={setQuery} />
      <TrailEntries
        query={query}
        names={names}
        emptyHint={words.noneHint}
        bookingLink={(appointmentId, text) => (
          <Link to={`?${trailParameters({ appointmentId })}`} title={appointmentId}>
            {text}
          </Link>
        )}
      />
    </Page>
  );
}
