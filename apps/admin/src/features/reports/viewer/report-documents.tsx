import { siteSettings } from '@phial/browser/site-settings';
import { urlOf } from '@phial/client/request';
import { readReportAttachment } from '@phial/contract/calls/reports';
import type { Report } from '@phial/contract/reports/report';
import { ButtonLink } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { useMessages } from '../../../language/language.ts';
import { keyed } from './keyed.ts';
import body from './report-body.module.css';
import styles from './report-documents.module.css';

/** The PDFs that came with the version on the screen, to be shown by the browser or saved. */
export function ReportDocuments({ report: { reportId, version, content } }: { report: Report }) {
  const { report: words } = useMessages().reports;
  const { attachments = [] } = content;
  if (attachments.length === 0) return null;
  const addressOf = (position: number, query: { download?: 'true' } = {}) =>
    urlOf(
      readReportAttachment,
      {
        params: { id: reportId, position: String(position) },
        query: { version: String(version), ...query },
      },
      siteSettings().apiPrefix,
    );
  return (
    <section aria-label={words.documents}>
      <h2 className={body.heading}>{words.documents}</h2>
      <ul className={styles.documents}>
        {keyed(attachments, ({ sha256 }) => sha256).map(({ key, item: { title, bytes } }, position) => {
          const name = title || words.documentNumber(position + 1);
          return (
            <li key={key} className={styles.document}>
              <span className={styles.name}>
                <strong>{name}</strong>
                <span className={styles.size}>{words.documentSize(Math.ceil(bytes / 1024))}</span>
              </span>
              <ButtonRow gap="small">
                <ButtonLink
                  href={addressOf(position)}
                  target="_blank"
                  rel="noopener"
                  size="small"
                  aria-label={words.viewNamed(name)}
                  icon={<Icon name="external" size={20} />}
                >
                  {words.viewDocument}
                </ButtonLink>
                <ButtonLink
                  href={addressOf(position, { download: 'true' })}
                  download
                  size="small"
                  aria-label={words.saveNamed(name)}
                  icon={<Icon name="download" size={20} />}
                >
                  {words.saveDocument}
                </ButtonLink>
              </ButtonRow>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
