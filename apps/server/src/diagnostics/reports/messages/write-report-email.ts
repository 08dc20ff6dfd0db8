import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { readLaboratory } from '../../../content/published-document.ts';
import type { Email } from '../../../mail/mailer.ts';
import { composeEmail } from '../../../messages/compose-email.ts';
import { staffAddress } from '../../../staff-address.ts';
import type { ClaimedReportMessage } from './report-message.sql.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

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
  return composeEmail(deps, {
    message,
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
    blockOf: (block) =>
      block === 'link' && publicUrl !== undefined
        ? [
            {
              kind: 'link',
              label: WORDS[language].reportLink,
              address: staffAddress({ publicUrl, adminSiteUrl }, `doctor/reports/${message.report_id}`),
            },
          ]
        : [],
  });
}
