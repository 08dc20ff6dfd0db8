import { randomInt, randomUUID } from 'node:crypto';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { bookingLink } from '../../../apps/server/src/booking/own/own-link.ts';
import { getRequest, postRequest } from '../harness/request-bytes.ts';
import { monthPath } from '../measures/month.ts';
import { readBooked } from '../world/booked.sql.ts';
import { OPEN_DAYS, randomSlotStart, slotStart, WEEKS } from '../world/calendar.ts';
import { captchaId } from '../world/captchas.ts';
import { CAPTCHA_ANSWER, documentNumber, EMAIL, FIRST_NEWCOMER, NAME, PHONE } from '../world/people.ts';
import { setCapacity } from '../world/seed.sql.ts';
import { FIRST_POINT } from '../world/seed.ts';
import type { Call, Site } from './call.ts';

/** More than are moved, or cancelled, in a run. */
const BOOKINGS = 60_000;
/** Days on which a month can begin that lies within the weeks there are. */
const STARTS = WEEKS * 7 - 31;
/** A slot that nobody can have, in the twelfth week, where no other call takes one. */
const FULL = { day: OPEN_DAYS + 2, slot: 9 };
const FULL_POINTS = 60;

const randomPoint = ({ world }: Site) => FIRST_POINT + randomInt(world.points);
const api = (path: string) => `/api/rest/appointment${path}`;

const wanted = (site: Site) => ({
  servPtId: String(randomPoint(site)),
  servTime: formatServTime(randomSlotStart(site.world.monday)),
  type: 'ECG',
});

const captchaOf = (n: number) => ({ uuid: captchaId(n), captcha: CAPTCHA_ANSWER });

/** The links of bookings, one after the other over all rounds. */
async function links(site: Site, single: boolean): Promise<() => string> {
  const ids = await readBooked(site.db, single, BOOKINGS);
  let next = 0;
  return () => bookingLink(site.keys, { id: ids[next++ % ids.length] ?? '', version: 0 });
}

/** In this order: what cancels comes last. */
export const VISITOR_CALLS: readonly Call[] = [
  {
    name: 'month-remembered',
    title: 'month of slots, remembered',
    requests: async ({ world }) => {
      const request = getRequest(monthPath(world, 0, 0));
      return () => request;
    },
  },
  {
    name: 'month',
    title: 'month of slots, not remembered',
    requests: async ({ world }) => {
      let next = 0;
      return () => {
        next += 1;
        const start = Math.floor(next / world.points) % STARTS;
        return getRequest(monthPath(world, next % world.points, start));
      };
    },
  },
  {
    name: 'points',
    title: 'service points',
    growsWith: 'points',
    requests: async () => () => getRequest(api('/servPt/list?type=ECG'), { 'Accept-Encoding': 'br, gzip' }),
  },
  {
    name: 'soonest',
    title: 'soonest time of each point',
    growsWith: 'points',
    requests: async () => () =>
      getRequest(api('/servPt/soonest?type=ECG'), { 'Accept-Encoding': 'br, gzip' }),
  },
  {
    name: 'nearest-free',
    title: 'slot is full: nearest free times',
    status: 409,
    requests: async ({ db, world }) => {
      const startsAt = slotStart(world.monday, FULL.day, FULL.slot);
      const points = Array.from({ length: FULL_POINTS }, (_, n) => String(FIRST_POINT + n));
      for (const servicePointId of points) {
        await setCapacity(db, { servicePointId, serviceType: 'ECG', startsAt }, 0);
      }
      const servTime = formatServTime(startsAt);
      return (n) => postRequest(api('/hold'), { servPtId: points[n % points.length], servTime, type: 'ECG' });
    },
  },
  {
    name: 'hold',
    title: 'hold',
    requests: async (site) => () => postRequest(api('/hold'), wanted(site)),
  },
  {
    name: 'enquiry',
    title: 'enquiry',
    spendsCaptchas: true,
    requests:
      async ({ world }) =>
      (n) => {
        const docNo = documentNumber(randomInt(world.people));
        return postRequest(api('/appt/list'), { name: NAME, docNo, ...captchaOf(n), language: 'en' });
      },
  },
  {
    name: 'create',
    title: 'create',
    spendsCaptchas: true,
    requests: async (site) => {
      let newcomer = FIRST_NEWCOMER;
      return (n) => {
        newcomer += 1;
        const person = { name: NAME, docNo: documentNumber(newcomer), telNo: PHONE, email: EMAIL };
        const body = { ...person, ...captchaOf(n), ...wanted(site), language: 'en', isModifyReserve: false };
        return postRequest(api('/appt'), body, { 'Idempotency-Key': randomUUID() });
      };
    },
  },
  {
    name: 'own',
    title: 'own booking',
    requests: async (site) => {
      const link = await links(site, true);
      return () => postRequest(api('/own'), { link: link() });
    },
  },
  {
    name: 'change',
    title: 'change',
    requests: async (site) => {
      const link = await links(site, true);
      return () => postRequest(api('/own/change'), { link: link(), ...wanted(site), language: 'en' });
    },
  },
  {
    name: 'cancel',
    title: 'cancel',
    requests: async (site) => {
      const link = await links(site, false);
      return () => postRequest(api('/own/cancel'), { link: link() });
    },
  },
];
