import { Link } from 'react-router';
import { AuditEntries } from '../../features/audit/audit-entries.tsx';
import { ErasurePreview } from '../../features/privacy/erasure-preview.tsx';
import { PersonSearch } from '../../features/privacy/person-search.tsx';
import { PrivacyPart } from '../../features/privacy/privacy-part.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

const RUNS = {
  action:
    'personal-data-erased,personal-data-exported,personal-data-searched,personal-data-erasure-held,personal-data-erasure-agreed',
} as const;

/** Retention and the requests of persons, for administrators. */
export function Privacy() {
  const words = useMessages().privacy;
  return (
    <Page title={words.title} lead={words.lead}>
      <ErasurePreview />
      <PersonSearch />
      <PrivacyPart title={words.runs.title}>
        <p>
          <Link to={`/audit?${new URLSearchParams(RUNS)}`}>{words.runs.allInAuditLog}</Link>
        </p>
        <AuditEntries query={RUNS} name="runs-" exportAs="audit-log" empty={words.runs.none} />
      </PrivacyPart>
    </Page>
  );
}
