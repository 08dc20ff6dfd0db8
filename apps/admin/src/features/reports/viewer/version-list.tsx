import type { Report } from '@phial/contract/report';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../language/language.ts';
import { ReportStatusTag } from '../marks/report-status.tsx';
import { showMoment } from '../when.ts';
import styles from './version-list.module.css';

/** Every version there ever was, the newest first; each can be looked at. */
export function VersionList({ report }: { report: Report }) {
  const { report: words } = useMessages().reports;
  const { state } = useLocation();
  const { reportId, versions, version: shown, currentVersion } = report;
  if (versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-label={words.versions}>
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
            <span>{showMoment(issuedAt)}</span>
            <span className={styles.quiet}>
              {[
                words.receivedAt(showMoment(receivedAt)),
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
