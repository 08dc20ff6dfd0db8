import { messageLinkLabel } from '@phial/content/message-link-label';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { readLaboratory } from '../../../content/published-document.ts';
import type { Email } from '../../../mail/mailer.ts';
import { composeEmail } from '../../../messages/compose-email.ts';
import { linkBlock } from '../../../messages/email-blocks.ts';
import { readEmailWords } from '../../../messages/message-words.ts';
import { staffAddress } from '../../../staff-address.ts';
import type { ClaimedReportMessage } from './report-message.sql.ts';

/**
 * The e-mail to a doctor about a version of a report, in the language of the account. Nothing that is encrypted is
 * read for it, so it cannot name the patient, a test or a result.
 * @throws SendFailure without an address to send it from
 */
export async function writeReportEmail(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
  message: ClaimedReportMessage,
): Promise<Email> {
  const { language, received_at: receivedAt } = message;
  const { publicUrl, adminSiteUrl } = deps.config;
  const laboratory = await readLaboratory(deps);
  const hotline = laboratory.hotline?.text[language];
  const [day, time] = [formatLongDate(dayOf(receivedAt), language), timeOf(receivedAt)];
  const link =
    publicUrl === undefined
      ? undefined
      : staffAddress({ publicUrl, adminSiteUrl }, `doctor/reports/${message.report_id}`);
  return composeEmail(deps, {
    id: message.id,
    template: await readEmailWords(deps, message.kind),
    laboratory,
    language,
    to: message.login,
    values: {
      name: message.display_name,
      order: message.order_number,
      day,
      time,
      when: `${day} ${time}`,
      laboratory: laboratory.name[language],
      ...(hotline !== undefined && { hotline }),
    },
    blockOf: (block) => linkBlock(block, messageLinkLabel(message.kind, language), link),
  });
}
