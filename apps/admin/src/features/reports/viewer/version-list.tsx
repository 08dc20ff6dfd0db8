import type { Report } from '@phial/contract/reports/report';
import { formatMoment } from '@phial/domain/moment-text';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ReportStatusTag } from '../marks/marks.tsx';
import styles from './version-list.module.css';

/** Every version there ever was, the newest first; each can be looked at. */
export function VersionList({ report }: { report: Report }) {
  const { report: words } = useMessages().reports;
  const { state } = useLocation();
  const language = useLanguage();
  const { reportId, versions, version: shown, currentVersion } = report;
  if (versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-label={words.versions} data-print="hide">
      <h2>{words.versions}</h2>
      <ol>
        {versions.map(({ version, status, issuedAt, receivedAt }) => (
          <li key={version} aria-current={version === shown || undefined}>
            {version === shown ? (
              <strong>{words.version(version)}</strong>
            ) : (
              <Link
                to={`/doctor/reports/${reportId}${version === currentVersion ? '' : `?version=${version}`}`}
                state={state}
              >
                {words.version(version)}
              </Link>
            )}
            <ReportStatusTag status={status} />
            <span>{formatMoment(issuedAt, language)}</span>
            <span className={styles.quiet}>
              {[
                words.receivedAt(formatMoment(receivedAt, language)),
                ...(version === currentVersion ? [words.current] : []),
                ...(version === shown ? [words.shown] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
