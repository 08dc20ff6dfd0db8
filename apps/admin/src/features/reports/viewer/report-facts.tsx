import type { Report } from '@phial/contract/report';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ReportStatusTag } from '../marks/report-status.tsx';
import styles from './report-facts.module.css';

/** Whose report it is, and which. */
export function ReportFacts({ report }: { report: Report }) {
  const { report: words, list } = useMessages().reports;
  const language = useLanguage();
  const { patient, content } = report;
  const person = [patient.name, patient.englishName].filter(Boolean).join(' · ');
  return (
    <dl className={styles.facts}>
      <Fact term={words.patient}>
        <strong>{person || (report.unreadable ? list.unreadable : list.erased)}</strong>
      </Fact>
      {patient.birthday !== '' && <Fact term={words.born}>{formatDate(patient.birthday, language)}</Fact>}
      {patient.sex !== '' && <Fact term={words.sex}>{words.sexes[patient.sex]}</Fact>}
      {report.documentNumber !== '' && <Fact term={words.document}>{report.documentNumber}</Fact>}
      <Fact term={words.status}>
        <ReportStatusTag status={report.status} />
      </Fact>
      <Fact term={words.issued}>{formatMoment(report.issuedAt, language)}</Fact>
      {content.effectiveAt !== null && (
        <Fact term={words.collected}>{formatMoment(content.effectiveAt, language)}</Fact>
      )}
      <Fact term={words.order}>{report.orderNumber}</Fact>
      <Fact term={words.number}>{report.reportNumber}</Fact>
      {content.performers.length > 0 && <Fact term={words.performers}>{content.performers.join(', ')}</Fact>}
      {content.interpreters.length > 0 && (
        <Fact term={words.interpreters}>{content.interpreters.join(', ')}</Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
