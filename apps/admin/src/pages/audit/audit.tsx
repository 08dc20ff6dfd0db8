import type { AuditQuery } from '@phial/contract/staff/audit';
import { isDay } from '@phial/domain/hong-kong-time';
import { Link, useSearchParams } from 'react-router';
import { AuditEntries } from '../../features/audit/audit-entries.tsx';
import { AuditExport } from '../../features/audit/audit-export.tsx';
import { AuditFilter } from '../../features/audit/audit-filter.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

/** Who did what, for administrators. */
export function Audit() {
  const words = useMessages().audit;
  const { query, setQuery } = useAuditAddress();
  return (
    <Page title={words.title} lead={words.lead}>
      <AuditFilter query={query} onChange={setQuery} />
      <AuditExport query={query} />
      <AuditEntries
        query={query}
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

/** As the server takes them; anything else in the address counts as not there. */
const FORMS = {
  actor: /^(?:visitor|job|command|laboratory|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  action: /^[a-z-]{1,40}(?:,[a-z-]{1,40}){0,99}$/,
  booking: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const;

/** What is looked for, kept in the address: `from`, `until`, `actor`, `action`, `booking`. Ids only, no person. */
function useAuditAddress() {
  const [params, setParams] = useSearchParams();
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : undefined;
  };
  const text = (name: keyof typeof FORMS) => {
    const value = params.get(name) ?? '';
    return FORMS[name].test(value) ? value : undefined;
  };
  const [from, until] = [day('from'), day('until')];
  const [actor, action, appointmentId] = [text('actor'), text('action'), text('booking')];
  const query: AuditQuery = {
    ...(from !== undefined && { from }),
    ...(until !== undefined && (from === undefined || from <= until) && { until }),
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(appointmentId !== undefined && { appointmentId }),
  };
  return {
    query,
    setQuery: (next: AuditQuery) =>
      setParams(auditParameters(next), { replace: true, preventScrollReset: true }),
  };
}

/** The part of the address behind `?` that shows these entries. */
function auditParameters({ appointmentId, ...query }: AuditQuery): URLSearchParams {
  return new URLSearchParams({ ...query, ...(appointmentId !== undefined && { booking: appointmentId }) });
}
