import { createHash } from 'node:crypto';
import type { RevealedNumber, RevealReason } from '@phial/contract/desk/desk-act';
import type { Scene, SceneRequest } from '@phial/contract/desk/desk-scene';
import type { Person } from '@phial/domain/booking/booking-form';
import { CLIENT_INFORMATION_SECONDS } from '@phial/domain/booking/client-information-code';
import type { ClientInformation } from '@phial/domain/booking/client-information-form';
import { dayOf } from '@phial/domain/hong-kong-time';
import { maskDocumentNumber } from '@phial/domain/identity/masked-document';
import { validateName } from '@phial/domain/identity/person-name';
import { servicePointRight } from '../../accounts/service-points/service-point-right.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import { boundsOf } from '../desk/day/day.service.ts';
import type { DeskDependencies } from '../desk/desk-act.ts';
import { shownTo } from '../desk/find/find.service.ts';
import { readByDocument } from '../desk/find/find.sql.ts';
import { type Clerk, registerWalkIn } from '../desk/walk-in/walk-in.service.ts';
import { isSpent, type SpentCode } from '../desk/walk-in/walk-in.sql.ts';
import { decryptClientInformation } from './client-information-code.ts';

/** More than anybody has. */
const MOST_APPOINTMENTS = 50;

/** A spent code is remembered for longer than any lives, whichever server's clock made it. */
const REMEMBER_MS = 2 * CLIENT_INFORMATION_SECONDS * 1000;

/**
 * A client information code at the counter: read, or, given a slot,
 * registered as a walk-in and spent. Birthday and sex are shown and not kept:
 * an appointment has no use for them.
 * @throws Refused `qr-code-invalid`, `qr-code-used`, and as `registerWalkIn`
 */
export async function registerScene(
  deps: DeskDependencies,
  clerk: Clerk,
  { token, place: wanted }: SceneRequest,
): Promise<Scene> {
  const client = decryptClientInformation(deps.keys, deps.clock, token);
  const code = codeOf(deps, token);
  if (await isSpent(deps.db, code.hash)) throw new Refused('qr-code-used');
  const person = personOf(client);
  const registered =
    wanted === undefined ? null : await registerWalkIn(deps, clerk, { person, wanted, code });
  return {
    client: sceneClient(client, person.docNo),
    ...(await bookedFromToday(deps, clerk, person.docNo)),
    registered,
  };
}

/** Encrypted with a nonce, so no two codes have the same hash, and a code has only one spelling. */
function codeHash(token: string): Buffer {
  return createHash('sha256').update(token.trim()).digest();
}

function codeOf({ clock }: Pick<DeskDependencies, 'clock'>, token: string): SpentCode {
  const endsAt = new Date(clock.now().getTime() + REMEMBER_MS);
  return { hash: codeHash(token), endsAt };
}

/** Both names where there are both, as the identity card has them; the number of whichever document it is. */
function personOf({
  userName,
  enName,
  idCard,
  travelCardNumber,
  telephone,
  email,
}: ClientInformation): Person {
  const both = `${userName} ${enName}`.trim();
  const name = validateName(both) === undefined ? both : userName || enName;
  return { name, docNo: idCard || travelCardNumber, telNo: telephone, email };
}

function sceneClient(client: ClientInformation, docNo: string): Scene['client'] {
  const { userName, enName, birthday, sex, cardType, travelCardType, telephone, email } = client;
  return {
    userName,
    enName,
    birthday,
    sex,
    cardType,
    travelCardType,
    telephone,
    email,
    maskedDocumentNumber: maskDocumentNumber(docNo),
  };
}

async function bookedFromToday(
  deps: DeskDependencies,
  clerk: Clerk,
  docNo: string,
): Promise<Pick<Scene, 'appointments' | 'elsewhere'>> {
  const { db, clock, keys } = deps;
  const hashes = keys.lookupHashes(docNo).map(({ hash }) => hash);
  const { from } = boundsOf(dayOf(clock.now()));
  const rows = await readByDocument(db, hashes, from, MOST_APPOINTMENTS);
  return shownTo(deps, servicePointRight(clerk), rows);
}

/**
 * The whole document number in a client information code, to be compared with the document at the counter. The
 * audit log first records who looked and why; which person, it cannot say before there is an appointment.
 * @throws Refused `qr-code-invalid`, `qr-code-used`
 */
export async function revealSceneNumber(
  { db, clock, keys }: DeskDependencies,
  { token, account, reason }: { token: string; account: string; reason: RevealReason },
): Promise<RevealedNumber> {
  const { idCard, travelCardNumber } = decryptClientInformation(keys, clock, token);
  if (await isSpent(db, codeHash(token))) throw new Refused('qr-code-used');
  await recordEvent(db, {
    at: clock.now(),
    actor: { account },
    action: 'document-number-revealed',
    detail: { reason, fromCode: true },
  });
  return { docNo: idCard || travelCardNumber };
}
