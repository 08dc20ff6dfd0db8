import {
  MESSAGE_GROUPS,
  type MessageGroup,
  type MessageQuery,
  type VisitorMessage,
  type VisitorMessages,
} from '@phial/contract/schedule/schedule-message';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { takesTextMessages } from '@phial/domain/identity/phone';
import { fromWireLanguage, toWireLanguage } from '@phial/domain/language';
import {
  assertReached,
  type ServicePointRight,
  servicePointFilter,
  servicePointRight,
} from '../accounts/service-points/service-point-right.ts';
import type { SignedIn } from '../accounts/sessions/session.service.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { currentTextSender } from '../text-messages/provider/provider-sender.ts';
import {
  countMessages,
  listMessages,
  type MessageRow,
  readPointsOfMessage,
  requeueMessage,
  settleNotified,
} from './message-list.sql.ts';
import { settleOvertaken, settleUnconfirmed } from './outbox.sql.ts';

type ListDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mailer' | 'textSender'>;

/** Who deals with a message. */
type MessageActor = SignedIn['account'];

/** Messages in one answer. */
const MOST = 500;

/** The messages of a group, as they are to be dealt with now, about bookings at points the account works for. */
export async function readMessages(
  deps: ListDependencies,
  right: ServicePointRight,
  { group, type, language }: MessageQuery,
): Promise<VisitorMessages> {
  const { db, clock, keys, mailer } = deps;
  const now = clock.now();
  await settleUnconfirmed(db, now);
  await settleOvertaken(db, now);
  const mail = mailer !== undefined;
  const filter = {
    mail,
    text: (await currentTextSender(deps)) !== undefined,
    among: servicePointFilter(right),
    type: type ?? null,
    language: language === undefined ? null : fromWireLanguage(language),
  };
  const [counts, rows] = [
    await countMessages(db, filter),
    await listMessages(db, { ...filter, group, limit: MOST }),
  ];
  return {
    mail,
    counts: Object.fromEntries(
      MESSAGE_GROUPS.map((one) => [one, counts.find((row) => row.group === one)?.messages ?? 0]),
    ),
    messages: rows.map((row) => wireMessage(keys, row, { group, text: filter.text })),
  };
}

/**
 * A member of staff has notified the visitor.
 * @throws Refused `other-service-point`, `message-settled` when it has been dealt with meanwhile
 */
export async function markNotified(
  { db, clock }: ListDependencies,
  account: MessageActor,
  id: string,
): Promise<void> {
  const now = clock.now();
  await settle(db, 'message-told', { account, id, now }, (tx) =>
    settleNotified(tx, { id, account: account.id, now }),
  );
}

/**
 * Sends a message that was given up once more.
 * @throws Refused `other-service-point`, `message-settled` when it has been dealt with meanwhile, or the visitor left no address
 */
export async function sendAgain(
  { db, clock }: ListDependencies,
  account: MessageActor,
  id: string,
): Promise<void> {
  const now = clock.now();
  await settle(db, 'message-requeued', { account, id, now }, (tx) => requeueMessage(tx, id, now));
}

async function settle(
  db: AppDependencies['db'],
  action: 'message-told' | 'message-requeued',
  { account, id, now }: { account: MessageActor; id: string; now: Date },
  work: (tx: Queryable) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const points = await readPointsOfMessage(tx, id);
    const right = servicePointRight(account);
    // One that is gone was settled, as whoever works for all points is told. One to a doctor is of no point, so nobody's.
    if (points !== undefined || right !== 'all') assertReached(right, points, (all) => all);
    if (!(await work(tx))) throw new Refused('message-settled');
    await recordEvent(tx, { at: now, actor: { account: account.id }, action, detail: { message: id } });
  });
}

function wireMessage(
  keys: KeyRing,
  row: MessageRow,
  { group, text }: { group: MessageGroup; text: boolean },
): VisitorMessage {
  const { appointment_id: recordId, key_id: keyId } = row;
  const open = (column: string, bytes: Buffer | null) =>
    bytes === null || keyId === null
      ? ''
      : orUnreadable(() => keys.decrypt(recordId, column, keyId, bytes), '');
  const phone = open('phone', row.phone);
  return {
    messageId: row.id,
    apptRecordId: recordId,
    kind: row.kind,
    group,
    channel: row.channel,
    hoursAhead: row.hours_ahead,
    failure: row.failure,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    language: toWireLanguage(row.language),
    type: row.service_type,
    former:
      row.former_point === null || row.former_starts_at === null
        ? null
        : { names: row.former_point, servTime: formatServTime(row.former_starts_at) },
    now: { names: row.point, servTime: formatServTime(row.starts_at) },
    reservationCode: row.reservation_code ?? '',
    name: open('name', row.name),
    telNo: group === 'telephone' ? phone : '',
    canBeSent: row.has_email || (text && takesTextMessages(phone)),
  };
}
