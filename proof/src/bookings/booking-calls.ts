import { type Answer, type Asked, type Caller, isUnknown } from './caller.ts';
import { captcha, type World } from './crowd.ts';
import type { Person, Place, Submission } from './person.ts';

export const APPT = '/rest/appointment/appt';
export const HOLD = '/rest/appointment/hold';

export function create(key: string, body: object): Asked {
  return { method: 'POST', path: APPT, body, headers: { 'idempotency-key': key } };
}

export function form(person: Person, { servPtId, servTime, type }: Place): object {
  return { ...contactOf(person), servPtId, servTime, type, language: 'en' };
}

/** A person as a booking takes one. */
export function contactOf({ name, docNo, email }: Person): object {
  return { name, docNo, ...(email === '' ? { telNo: '91234567' } : { email }) };
}

/** @param code a captcha with its answer */
export function enquiry({ name, docNo }: Pick<Person, 'name' | 'docNo'>, code: object): Asked {
  return { method: 'POST', path: `${APPT}/list`, body: { name, docNo, language: 'en', ...code } };
}

/** The header of whoever has a booking token. */
export function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

/** @returns undefined where no captcha was to be had before it was over */
export async function withCaptcha(
  world: World,
  caller: Caller,
  ask: (code: object) => Asked,
): Promise<Asked | undefined> {
  const code = await captcha(world, caller);
  return code && ask(code);
}

/**
 * Writes down what an acknowledged submission was answered when it was sent once more. A captcha that went with a
 * database killed just then is asked for before.
 */
export function noteRepeat(world: World, submission: Submission, answer: Answer): void {
  if (isUnknown(answer)) return;
  if (answer.status === 200) submission.texts.add(answer.text);
  else if (answer.body?.error !== 'captcha-wrong')
    world.complain(
      'repeats',
      `an acknowledged booking was refused when it was sent again (${answer.body?.error})`,
    );
}

/** Writes down what a submission was answered. */
export function noteCreate(world: World, submission: Submission, answer: Answer): void {
  if (isUnknown(answer)) submission.isOpen ||= submission.recordId === undefined;
  if (answer.status !== 200) return;
  submission.texts.add(answer.text);
  acknowledge(world, submission, answer.body.data.apptRecordId);
}

/** Writes down that a submission was answered with a booking; the first time counts. */
export function acknowledge(world: World, submission: Submission, recordId: string): void {
  submission.isOpen = false;
  submission.recordId ??= recordId;
  submission.acknowledged ??= performance.now();
  submission.acknowledgedAt ??= world.fleet.earliest();
}
