import { createHash } from 'node:crypto';
import { type Attachment, MOST_ATTACHMENT_BYTES } from '@phial/contract/reports/fhir-bundle';
import type { ReportContent } from '@phial/contract/reports/report-content';
import { type Issue, type IssueLocation, issueAt } from './issue.ts';

/** A PDF of a report. */
export interface IncomingAttachment {
  readonly title: string;
  readonly pdf: Buffer;
}

/** The PDFs of a report; what is wrong with them goes into `issues`. */
export function readAttachments(
  sent: readonly Attachment[],
  location: IssueLocation,
  issues: Issue[],
): IncomingAttachment[] {
  return sent.flatMap(({ title = '', data }, index) => {
    const complain = (key: Issue['key']) =>
      issues.push(issueAt(location, key, `.presentedForm[${index}].data`));
    const text = data.replace(/\s+/g, '');
    const pdf = Buffer.from(text, 'base64');
    if (pdf.length > MOST_ATTACHMENT_BYTES) complain('pdf-too-large');
    else if (pdf.toString('base64') !== text || !isPdf(pdf)) complain('pdf-invalid');
    return [{ title, pdf }];
  });
}

/** What a version says of its PDFs: enough to tell the same contents from others. Nothing where it has none. */
export function attachmentsSaid(
  attachments: readonly IncomingAttachment[],
): Pick<ReportContent, 'attachments'> {
  if (attachments.length === 0) return {};
  return {
    attachments: attachments.map(({ title, pdf }) => ({
      title,
      bytes: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    })),
  };
}

/** Whether bytes begin and end as a PDF does (ISO 32000-2, 7.5); some programs put a few others around it. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1_024).includes('%PDF-') && bytes.subarray(-2_048).includes('%%EOF');
}
