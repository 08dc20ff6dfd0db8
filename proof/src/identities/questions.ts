import { randomBytes, randomUUID } from 'node:crypto';
import { sampleVisitor } from '@phial/content/sample/visitors';
import type { SoonestTimes } from '@phial/contract/booking/availability';
import type { CalledAnswer, Caller } from '../served/caller.ts';
import { callerOf } from '../served/caller.ts';
import { PASSWORD, type Served } from '../served/served.ts';

/** One thing asked in two ways that an outsider must not be able to tell apart. */
export interface Question {
  readonly what: string;
  /** What is asked, by the first and by the second way. */
  readonly ways: readonly [string, string];
  /** Of each answer: any other one means that the call was not asked what it should be. */
  readonly status: number;
  /** Prepares a call by one of the ways; what it returns is timed. */
  prepare(way: 0 | 1): Promise<() => Promise<CalledAnswer>>;
}

const NOBODY = 900_000;
const OTHER_NAME = 'Somebody Else';

/** Asks whatever there is to ask of a server with the sample. */
export async function questionsOf({
  origin,
}: Served): Promise<{ questions: Question[]; close(): Promise<void> }> {
  const anybody = callerOf(origin);
  const { person, recordId } = await booked(anybody);
  const stranger = await booked(anybody, 2);
  const practice = await twoDoctors(origin);
  let number = NOBODY;

  const questions: Question[] = [
    {
      what: 'enquiry with a wrong name',
      ways: ['number with a booking', 'number without'],
      status: 200,
      async prepare(way) {
        const docNo = way === 0 ? person.docNo : sampleVisitor(number++).docNo;
        const body = { name: OTHER_NAME, docNo, language: 'en', ...(await anybody.captcha()) };
        return () => anybody.call('POST', '/rest/appointment/appt/list', body);
      },
    },
    {
      what: 'sign-in with a wrong password',
      ways: ['login of an account', 'login of nobody'],
      status: 422,
      async prepare(way) {
        const login = way === 0 ? practice.login : `nobody.${randomUUID()}@clinic.example`;
        return () => anybody.call('POST', '/staff/session', { login, password: 'wrong, and long enough' });
      },
    },
    {
      what: 'asking for an account',
      ways: ['login that is taken', 'login that is free'],
      status: 200,
      async prepare(way) {
        const login = way === 0 ? practice.login : `new.${randomUUID()}@clinic.example`;
        const body = registration(login, await anybody.captcha());
        return () => anybody.call('POST', '/user/reg', body);
      },
    },
    {
      what: 'forgotten password',
      ways: ['e-mail of an account', 'e-mail of nobody'],
      status: 200,
      async prepare(way) {
        const login = way === 0 ? practice.login : `nobody.${randomUUID()}@clinic.example`;
        return () => anybody.call('POST', '/staff/password-reset', { login });
      },
    },
    {
      what: 'cancelling with the token of another booking',
      ways: ['booking that there is', 'booking that there is not'],
      status: 403,
      async prepare(way) {
        const id = way === 0 ? recordId : randomUUID();
        const headers = { authorization: `Bearer ${stranger.token}` };
        return () => anybody.call('DELETE', `/rest/appointment/appt/${id}`, {}, headers);
      },
    },
    {
      what: 'own link that was made up',
      ways: ['signature of the right form', 'no link at all'],
      status: 403,
      async prepare(way) {
        const [payload, signature] = [18, 16].map((bytes) => randomBytes(bytes).toString('base64url'));
        const made = `k1.${payload}.${signature}`;
        const body = { link: way === 0 ? made : randomBytes(34).toString('base64url') };
        return () => anybody.call('POST', '/rest/appointment/own', body);
      },
    },
    {
      what: "another doctor's order",
      ways: ['order that there is', 'order that there is not'],
      status: 404,
      async prepare(way) {
        const id = way === 0 ? practice.orderId : randomUUID();
        return () => practice.other.call('GET', `/doctor/orders/${id}`);
      },
    },
    {
      what: "another doctor's patient",
      ways: ['patient that there is', 'patient that there is not'],
      status: 404,
      async prepare(way) {
        const id = way === 0 ? practice.patientId : randomUUID();
        return () => practice.other.call('GET', `/doctor/patients/${id}`);
      },
    },
  ];
  return {
    questions,
    async close() {
      await Promise.all([anybody.close(), practice.other.close()]);
    },
  };
}

/** A booking of the soonest time of a point; each visitor's is another one, as that time may have one seat. */
async function booked(caller: Caller, visitor = 1) {
  const person = sampleVisitor(NOBODY - visitor);
  const soonest = await caller.ask<SoonestTimes>('GET', '/rest/appointment/servPt/soonest?type=ECG');
  const [servPtId, servTime] = Object.entries(soonest)[visitor] ?? [];
  const { text } = await caller.call('POST', '/rest/appointment/appt', {
    name: person.name,
    docNo: person.docNo,
    telNo: person.telNo,
    email: '',
    ...(await caller.captcha()),
    servPtId,
    servTime,
    type: 'ECG',
    language: 'en',
  });
  const { data, token } = JSON.parse(text) as { data: { apptRecordId?: string } | null; token: string };
  if (data?.apptRecordId === undefined) throw new Error(`the booking was refused: ${text}`);
  return { person, recordId: data.apptRecordId, token };
}

function registration(login: string, captcha: object) {
  const doctor = { displayName: 'Proof Doctor', practice: 'Proof practice', telephone: '00000000' };
  return { login, password: PASSWORD, ...doctor, registrationNumber: 'M00000', language: 'en', ...captcha };
}

/** A doctor with a patient and an order, and another one who is signed in. */
async function twoDoctors(origin: string) {
  const administrator = callerOf(origin);
  await administrator.signIn('administrator');
  const doctors = await Promise.all(
    ['owner', 'other'].map(async (name) => {
      const doctor = callerOf(origin);
      const login = `${name}.${randomUUID()}@clinic.example`;
      await doctor.ask('POST', '/user/reg', registration(login, await doctor.captcha()));
      return { doctor, login };
    }),
  );
  const { accounts } = await administrator.ask<{
    accounts: { accountId: string; login: string; version: number }[];
  }>('POST', '/staff/accounts/search', { state: 'PENDING' });
  for (const { accountId, version } of accounts) {
    await administrator.ask('PATCH', `/staff/accounts/${accountId}`, { state: 'ACTIVE', version });
  }
  for (const { doctor, login } of doctors) await doctor.signIn(login);
  const [owner, other] = doctors;
  if (owner === undefined || other === undefined) throw new Error('there are two');
  const { docNo, name } = sampleVisitor(NOBODY - 9);
  const { patientId } = await owner.doctor.ask<{ patientId: string }>('POST', '/doctor/patients', {
    name,
    englishName: '',
    documentType: 'HKID',
    documentNumber: docNo,
    birthday: '1946-02-08',
    sex: 'M',
    telNo: '',
    email: '',
    language: 'tw',
  });
  const { orderId } = await owner.doctor.ask<{ orderId: string }>('POST', '/doctor/orders', {
    patientId,
    items: [],
    notes: '',
    priority: 'routine',
  });
  await Promise.all([administrator.close(), owner.doctor.close()]);
  return { login: owner.login, patientId, orderId, other: other.doctor };
}
