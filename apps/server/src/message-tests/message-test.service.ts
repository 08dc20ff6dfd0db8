import { messageExample } from '@phial/content/message-example';
import { MESSAGE_TEMPLATES } from '@phial/content/message-templates';
import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import type { ContentBody } from '@phial/contract/content/content-body';
import type { FieldProblem } from '@phial/contract/content/editing';
import type {
  MessageTestResult,
  MessageWays,
  TestEmailRequest,
  TestTextRequest,
} from '@phial/contract/content/message-test';
import type { MessageTemplateId } from '@phial/contract/content/text-bodies';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import { isEmail, normaliseEmail } from '@phial/domain/identity/email';
import { fromWireLanguage, type Language } from '@phial/domain/language';
import { fillTextMessage } from '@phial/domain/text/message-placeholders';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { readLaboratory } from '../content/published-document.ts';
import { checkedDraft, refuseProblems } from '../editing/checked-draft.ts';
import { found, Refused } from '../errors.ts';
import { SendFailure } from '../mail/send-failure.ts';
import { currentTextSender } from '../text-messages/provider/provider-sender.ts';
import { writeTestEmail } from './test-email.ts';

type TestDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mailer' | 'textSender'>;

/** Who tries which message. */
interface Trial {
  /** Account. */
  by: string;
  id: MessageTemplateId;
}

/** Days until the made-up appointment. */
const DAYS_AHEAD = 7;

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

export async function readWays(deps: TestDependencies): Promise<MessageWays> {
  return { email: deps.mailer !== undefined, text: (await currentTextSender(deps)) !== undefined };
}

/**
 * Sends words as they are being edited, with made-up facts and marked as a test. The address is neither stored nor
 * logged.
 * @throws Refused `mail-server-missing`, `email-invalid`, `content-invalid`
 */
export async function sendTestEmail(
  deps: TestDependencies,
  { by, id, body, ...request }: Trial & TestEmailRequest,
): Promise<MessageTestResult> {
  const { mailer } = deps;
  if (mailer === undefined) throw new Refused('mail-server-missing');
  const to = normaliseEmail(request.email);
  if (!isEmail(to)) throw new Refused('email-invalid');
  const language = fromWireLanguage(request.language);
  const template = checkedTemplate(id, body);
  refuseEmpty(template, language);
  const laboratory = await readLaboratory(deps);
  const example = exampleIn(deps, { id, language, laboratory });
  return attempt(deps, { by, id }, async () =>
    mailer.send(await writeTestEmail(deps, { id, language, template, to, laboratory, example })),
  );
}

/**
 * The same by text message.
 * @throws Refused `not-found` for a message that goes by e-mail alone, `text-provider-missing`, `content-invalid`
 */
export async function sendTestText(
  deps: TestDependencies,
  { by, id, body, telNo, ...request }: Trial & TestTextRequest,
): Promise<MessageTestResult> {
  const house = found(MESSAGE_TEMPLATES[id].textMessage);
  const textSender = await currentTextSender(deps);
  if (textSender === undefined) throw new Refused('text-provider-missing');
  const language = fromWireLanguage(request.language);
  const own = checkedTemplate(id, body).textMessage;
  if (own?.[language] === '') refuseProblems([{ path: `textMessage.${language}`, problem: 'empty' }]);
  const { values } = exampleIn(deps, { id, language, laboratory: await readLaboratory(deps) });
  const text = `${WORDS[language].test.textLead}\n${fillTextMessage((own ?? house)[language], values)}`;
  return attempt(deps, { by, id }, () => textSender.send({ to: `+852${telNo}`, text, language }));
}

/** The words as a draft may have them. */
function checkedTemplate(
  id: MessageTemplateId,
  body: Record<string, unknown>,
): ContentBody<'message-template'> {
  return checkedDraft({ kind: 'message-template', id }, body) as ContentBody<'message-template'>;
}

/** A draft need not be whole; in the language that is tried there has to be something to send. */
function refuseEmpty(template: ContentBody<'message-template'>, language: Language): void {
  const fields = ['subject', 'text'] as const;
  refuseProblems(
    fields.flatMap((field): FieldProblem[] =>
      template[field][language] === '' ? [{ path: `${field}.${language}`, problem: 'empty' }] : [],
    ),
  );
}

function exampleIn(
  { clock, config }: Pick<TestDependencies, 'clock' | 'config'>,
  {
    id,
    language,
    laboratory,
  }: { id: MessageTemplateId; language: Language; laboratory: Awaited<ReturnType<typeof readLaboratory>> },
) {
  return messageExample(id, language, {
    day: addDays(dayOf(clock.now()), DAYS_AHEAD),
    site: config.publicUrl,
    laboratory: laboratory.name[language],
    hotline: laboratory.hotline?.text[language],
  });
}

async function attempt(
  { db, clock }: Pick<TestDependencies, 'db' | 'clock'>,
  { by, id }: Trial,
  send: () => Promise<unknown>,
): Promise<MessageTestResult> {
  const detail = { kind: 'message-template', entry: id };
  await recordEvent(db, { at: clock.now(), actor: { account: by }, action: 'message-test-sent', detail });
  try {
    await send();
    return { failure: null };
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    return { failure: error.code };
  }
}
