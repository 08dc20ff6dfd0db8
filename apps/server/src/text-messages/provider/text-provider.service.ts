import { randomUUID } from 'node:crypto';
import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import type {
  TextProvider,
  TextProviderChange,
  TextProviderTest,
  TextProviderTestRequest,
} from '@phial/contract/staff/text-provider';
import { fromWireLanguage } from '@phial/domain/language';
import { templateProblem } from '@phial/domain/messages/request-template';
import { type AccountActor, assertConfirmed } from '../../accounts/administration/confirmed-actor.ts';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { holdCurrentKey } from '../../crypto/document-hash.ts';
import { Refused } from '../../errors.ts';
import { SendFailure } from '../../mail/send-failure.ts';
import { isEndpointUrl } from '../../webhooks/sending/receiver-address.ts';
import { reportPath } from './delivery-report.service.ts';
import { createProviderSender, ENCRYPTED_TEXT_SECRETS } from './provider-sender.ts';
import { readTextProviderRow, type TextProviderRow, writeTextProviderRow } from './text-provider.sql.ts';

type ProviderDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'textSender'>;

/** What an administrator enters. */
type Settings = Omit<TextProviderChange, 'version' | 'ownPassword'>;

/** What the form shows before anything was stored. */
const BLANK = {
  enabled: false,
  channel: 'sms',
  url: '',
  sender: '',
  headers: '',
  format: 'form',
  body: '',
  idPath: '',
  reportIdPath: '',
  reportStatePath: '',
  deliveredStates: '',
  failedStates: '',
  version: 0,
} as const;

const WORDS = { en, tw, zh };

export async function readTextProvider(deps: ProviderDependencies, origin: string): Promise<TextProvider> {
  return wireProvider(deps, origin, await readTextProviderRow(deps.db));
}

/**
 * @param origin of this site, for the address of delivery reports
 * @throws Refused `confirmation-needed`, `text-provider-url-invalid`, `text-provider-headers-invalid`,
 *   `text-provider-body-invalid`, `text-provider-secret-missing`, `version-conflict` with the settings as they are now
 */
export async function changeTextProvider(
  deps: ProviderDependencies,
  by: AccountActor,
  { ownPassword: _, version, ...change }: TextProviderChange,
  origin: string,
): Promise<TextProvider> {
  assertConfirmed(by);
  const settings = checkedSettings(deps, change);
  const { db, clock, keys } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    // No rotation of keys passes by a secret that stays.
    await holdCurrentKey(tx, deps);
    const former = await readTextProviderRow(tx);
    const conflict = () => new Refused('version-conflict', { provider: wireProvider(deps, origin, former) });
    if ((former?.version ?? 0) !== version) throw conflict();
    const id = former?.id ?? randomUUID();
    const stored = storedSecret(keys, { id, former, settings });
    const { secret: _plain, ...rest } = settings;
    const row = await writeTextProviderRow(tx, { ...rest, ...stored, id, version, now });
    if (row === undefined) throw conflict();
    await recordEvent(tx, { at: now, actor: by.actor, action: 'text-provider-changed' });
    return wireProvider(deps, origin, row);
  });
}

/**
 * Sends a test message by the stored settings, on or off. The number is neither stored nor logged.
 * @throws Refused `text-provider-missing`
 */
export async function testTextProvider(
  deps: ProviderDependencies,
  account: string,
  { telNo, language: wire }: TextProviderTestRequest,
): Promise<TextProviderTest> {
  const row = await readTextProviderRow(deps.db);
  if (row === undefined) throw new Refused('text-provider-missing');
  const language = fromWireLanguage(wire);
  await recordEvent(deps.db, { at: deps.clock.now(), actor: { account }, action: 'text-provider-tested' });
  try {
    const message = { to: `+852${telNo}`, text: WORDS[language].testText, language };
    const { providerMessageId } = await createProviderSender(deps, row).send(message);
    return { failure: null, hasId: providerMessageId !== null };
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    return { failure: error.code, hasId: false };
  }
}

function checkedSettings({ config }: Pick<ProviderDependencies, 'config'>, change: Settings): Settings {
  const url = change.url.trim();
  if (!isEndpointUrl(url, config)) throw new Refused('text-provider-url-invalid');
  const problem = templateProblem(change);
  if (problem !== undefined) throw new Refused(`text-provider-${problem}-invalid`);
  return { ...change, url, sender: change.sender.trim() };
}

const NO_SECRET = { secretKeyId: null, secret: null };

/** The secret goes to the address it was entered for, and to no other one. */
function storedSecret(
  keys: ProviderDependencies['keys'],
  { id, former, settings }: { id: string; former: TextProviderRow | undefined; settings: Settings },
): Pick<TextProviderRow, 'secretKeyId' | 'secret'> {
  const { secret, url, headers, body } = settings;
  const kept =
    former !== undefined && former.url === url
      ? { secretKeyId: former.secretKeyId, secret: former.secret }
      : NO_SECRET;
  const given = secret && keys.encrypt(id, ENCRYPTED_TEXT_SECRETS.column, secret);
  const entered = given ? { secretKeyId: given.keyId, secret: given.bytes } : NO_SECRET;
  const stored = secret === undefined ? kept : entered;
  const isNamed = /\{(?:secret|encodedSecret)\}/.test(headers + body);
  if (isNamed && stored.secret === null) throw new Refused('text-provider-secret-missing');
  return stored;
}

function wireProvider(
  { textSender, keys, config }: Pick<ProviderDependencies, 'textSender' | 'keys' | 'config'>,
  origin: string,
  row: TextProviderRow | undefined,
): TextProvider {
  const { enabled, channel, url, sender, headers, format, body, idPath, version } = row ?? BLANK;
  const { reportIdPath, reportStatePath, deliveredStates, failedStates } = row ?? BLANK;
  return {
    enabled,
    channel,
    url,
    sender,
    headers,
    format,
    body,
    idPath,
    reportIdPath,
    reportStatePath,
    deliveredStates,
    failedStates,
    reportAddress: row === undefined ? '' : `${origin}${config.apiPrefix}${reportPath(keys, row.id)}`,
    version,
    hasSecret: row !== undefined && row.secret !== null,
    environment: textSender !== undefined,
  };
}
