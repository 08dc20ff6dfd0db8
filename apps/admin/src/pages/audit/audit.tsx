import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { allAccounts } from '../../features/accounts/api.ts';
import { AuditEntries } from '../../features/audit/audit-entries.tsx';
import { AuditFilter } from '../../features/audit/audit-filter.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { auditParameters, useAuditAddress } from './use-audit-address.ts';

/** Who did what, for administrators. */
export function Audit() {
  const words = useMessages().audit;
  const { query, setQuery } = useAuditAddress();
  const accounts = useQuery(allAccounts);
  const names = useMemo(
    () => new Map(accounts.data?.map(({ accountId, displayName }) => [accountId, displayName])),
    [accounts.data],
  );
  return (
    <Page title={words.title} lead={words.lead}>
      <AuditFilter query={query} names={names} onChange={setQuery} />
      <AuditEntries
        query={query}
        names={names}
        emptyHint={words.noneHint}
        bookingLink={(appointmentId, text) => (
          <Link to={`?${auditParameters({ appointmentId })}`} title={appointmentId}>
            {text}
          </Link>
        )}
      />
    </Page>
  );
}
