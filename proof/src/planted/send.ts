import type { Availability, SoonestTimes } from '@phial/contract/booking/availability';
import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { exampleOf } from '../../../scripts/openapi/example.ts';
import type { Random } from '../random.ts';
import { type Caller, callerOf } from '../served/caller.ts';
import { comingDays } from '../served/coming-days.ts';
import type { PlantedPerson } from './people.ts';

/** Which value of a person each field of a body or query takes. */
const FIELDS: Readonly<Record<string, keyof PlantedPerson>> = {
  name: 'name',
  userName: 'name',
  enName: 'name',
  englishName: 'name',
  docNo: 'docNo',
  idCard: 'docNo',
  documentNumber: 'docNo',
  telNo: 'telNo',
  telephone: 'telNo',
  telephone2: 'telNo',
  tel2: 'telNo',
  email: 'email',
  text: 'name',
  notes: 'name',
};

/** Accounts and what is published are no data of visitors: they are stored as they are, and shown. */
const NOT_PERSONAL =
  /^\/(?:user\/|staff\/(?:accounts|api-keys|areas|content|webhooks|identity-provider|message-templates|schedule\/(?:preview|changes|places)|text-provider|password-reset|session|passkeys|set-up)|doctor\/order-sets|published)/;

/** Every call that takes a value of a person. */
export const TAKING = Object.entries<Call>(CALLS).filter(([, { path, body }]) => {
  const fields = JSON.stringify(body ?? {});
  return !NOT_PERSONAL.test(path) && Object.keys(FIELDS).some((field) => fields.includes(`"${field}":{`));
});

/** What came back from a call that did not do what was asked. */
export interface Refused {
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

/**
 * Sends every person through every call that takes one, from everybody who may call it, right and wrong, and in
 * addresses and headers, where nobody should.
 * @returns every refusal
 */
export async function plant(
  origin: string,
  people: readonly PlantedPerson[],
  random: Random,
): Promise<{ refusals: Refused[]; done: Record<string, number> }> {
  const callers = await everybody(origin);
  const slots = await freeSlots(callers.visitor);
  const refusals: Refused[] = [];
  const done: Record<string, number> = {};
  for (const [index, person] of people.entries()) {
    const send = async (call: string, answer: Promise<{ status: number; text: string }>) => {
      const { status, text } = await answer;
      if (status === 200) done[call] = (done[call] ?? 0) + 1;
      else refusals.push({ call, status, text: withoutOwnRecord(text) });
      return { status, text };
    };
    await book(send, callers.visitor, person, slots[index % slots.length] as Slot);
    await order(send, callers.doctor, person);
    for (let turn = 0; turn < 4; turn++) {
      const [name, call] = TAKING[(index * 4 + turn) % TAKING.length] as [string, Call];
      const caller =
        call.access.open === 'accounts' && call.access.roles.includes('doctor')
          ? callers.doctor
          : callers.administrator;
      const captcha = await callers.visitor.captcha();
      const body = {
        ...(planted(exampleOf(call.body ?? {}), person) as object),
        ...('captcha' in fieldsOf(call) && captcha),
      };
      const path = call.path.replace(/:\w+/g, '0198f0a4-6c1e-7d3b-9a52-3f1c5e7b9d20');
      const spoilt = random.once(3)
        ? { ...body, unknown: person.name, servPtId: 7, type: person.docNo }
        : body;
      await send(
        name,
        (call.access.open === 'everybody' ? callers.visitor : caller).call(call.method, path, spoilt),
      );
    }
    const query = `name=${encodeURIComponent(person.name)}&docNo=${encodeURIComponent(person.docNo)}`;
    const headers = {
      'user-agent': person.email,
      referer: `http://x/${person.telNo}`,
      'x-api-key': person.docNo,
    };
    await send(
      'unknown address',
      callers.visitor.call('GET', `/no/${person.telNo}?${query}`, undefined, headers),
    );
  }
  await Promise.all(Object.values(callers).map((caller) => caller.close()));
  return { refusals, done };
}

/** Refusals that carry a record which the caller may read, so that a page can show it: that is no leak. */
const CARRYING: ReadonlySet<string> = new Set(['patient-exists', 'version-conflict']);

function withoutOwnRecord(text: string): string {
  if (!text.startsWith('{')) return text;
  const { data, ...answer } = JSON.parse(text) as { data?: unknown; error?: string };
  return JSON.stringify(CARRYING.has(answer.error ?? '') ? answer : { ...answer, data });
}

type Send = (
  call: string,
  answer: Promise<{ status: number; text: string }>,
) => Promise<{ status: number; text: string }>;
interface Slot {
  readonly servPtId: string;
  readonly servTime: string;
}

async function everybody(origin: string) {
  const [visitor, administrator, doctor] = [callerOf(origin), callerOf(origin), callerOf(origin)];
  await administrator.signIn('administrator');
  await doctor.signIn('doctor');
  return { visitor, administrator, doctor };
}

async function freeSlots(visitor: Caller): Promise<Slot[]> {
  const soonest = await visitor.ask<SoonestTimes>('GET', '/rest/appointment/servPt/soonest?type=ECG');
  const days = await Promise.all(
    Object.keys(soonest).map(async (servPtId) => {
      const path = `/rest/appointment/servPtApptTime/${servPtId}?type=ECG&${comingDays()}`;
      const free = Object.values(await visitor.ask<Availability>('GET', path)).flatMap(({ slots }) => slots);
      return free
        .filter(({ hasQuota }) => hasQuota)
        .map(({ activeTimeBegin: servTime }) => ({ servPtId, servTime }));
    }),
  );
  return days.flat();
}

/** Books, looks up, changes the contacts, and every second time cancels. */
async function book(send: Send, visitor: Caller, person: PlantedPerson, slot: Slot): Promise<void> {
  const body = { ...person, ...slot, type: 'ECG', language: 'en' };
  const { text } = await send(
    'createBooking',
    visitor.call('POST', '/rest/appointment/appt', { ...body, ...(await visitor.captcha()) }),
  );
  const { name, docNo } = person;
  await send(
    'findBookings',
    visitor.call('POST', '/rest/appointment/appt/list', {
      name,
      docNo,
      language: 'en',
      ...(await visitor.captcha()),
    }),
  );
  const { data, token } = JSON.parse(text) as { data: { apptRecordId?: string } | null; token?: string };
  if (!data?.apptRecordId) return;
  const headers = { authorization: `Bearer ${token}` };
  const change = { ...body, ...(await visitor.captcha()), apptRecordId: data.apptRecordId };
  await send('changeBooking', visitor.call('PUT', '/rest/appointment/appt', change, headers));
  if (Number(person.telNo) % 2 === 0)
    await send(
      'cancelBooking',
      visitor.call('DELETE', `/rest/appointment/appt/${data.apptRecordId}`, {}, headers),
    );
}

/** Adds a patient and begins an order with a note. */
async function order(
  send: Send,
  doctor: Caller,
  { name, docNo, telNo, email }: PlantedPerson,
): Promise<void> {
  const identity = {
    documentType: 'HKID',
    documentNumber: docNo,
    birthday: '1946-02-08',
    sex: 'M',
    language: 'tw',
  };
  const patient = { name, englishName: '', ...identity, telNo, email };
  const { text } = await send('addPatient', doctor.call('POST', '/doctor/patients', patient));
  const { data } = JSON.parse(text) as { data: { patientId: string } | null };
  const draft = {
    patientId: data?.patientId ?? null,
    items: [],
    notes: `${name} ${telNo}`,
    priority: 'routine',
  };
  await send('createOrder', doctor.call('POST', '/doctor/orders', draft));
}

function fieldsOf({ body }: Call): object {
  return body !== undefined && 'properties' in body ? (body.properties as object) : {};
}

/** A value with those of a person in every field that takes one. */
function planted(value: unknown, person: PlantedPerson, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => planted(each, person, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, planted(each, person, key)]));
  const known = FIELDS[field];
  return known !== undefined && typeof value === 'string' ? person[known] : value;
}
