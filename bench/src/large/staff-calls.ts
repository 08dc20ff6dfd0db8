import { randomInt } from 'node:crypto';
import { addDays } from '@phial/domain/hong-kong-time';
import { getRequest, postRequest } from '../harness/request-bytes.ts';
import { WEEKS } from '../world/calendar.ts';
import { FIRST_POINT } from '../world/seed.ts';
import type { Call, Site } from './call.ts';

/** As few as there are desks that press a key at the same moment. */
const CLIENTS = 4;

/** A name that nobody has, so that every one is looked at. */
const NOBODY = 'Nobody Hassuchaname';

const point = ({ world }: Site) => String(FIRST_POINT + randomInt(world.points));
/** The first day of some week: as full as the others. */
const day = ({ world }: Site) => addDays(world.monday, randomInt(WEEKS) * 7);

const find = (site: Site, within: { servicePointId?: string; day?: string }) =>
  postRequest('/api/staff/desk/find', { text: NOBODY, ...within }, site.counter.headers);

const numbers = ({ world, manager }: Site, query: string) => {
  const until = addDays(world.monday, 27);
  return getRequest(`/api/staff/numbers?from=${world.monday}&until=${until}&${query}`, manager.headers);
};

const CALLS: readonly Call[] = [
  {
    name: 'desk-day',
    title: 'desk: day of a point',
    requests: async (site) => () => {
      const query = `servicePointId=${point(site)}&day=${day(site)}`;
      return getRequest(`/api/staff/desk/day?${query}`, site.counter.headers);
    },
  },
  {
    name: 'desk-summary',
    title: 'desk: day of all points',
    growsWith: 'points',
    requests: async (site) => () =>
      getRequest(`/api/staff/desk/summary?day=${day(site)}`, site.counter.headers),
  },
  {
    name: 'find-point',
    title: 'desk: name, all coming days, one point',
    requests: async (site) => () => find(site, { servicePointId: point(site) }),
  },
  {
    name: 'find-day',
    title: 'desk: name, one day, all points',
    growsWith: 'bookings',
    requests: async (site) => () => find(site, { day: day(site) }),
  },
  {
    name: 'find-all',
    title: 'desk: name, all coming days, all points',
    growsWith: 'bookings',
    requests: async (site) => () => find(site, {}),
  },
  {
    name: 'numbers-point',
    title: 'statistics: four weeks of a point',
    requests: async (site) => () => numbers(site, `by=day&servicePointId=${point(site)}`),
  },
  {
    name: 'numbers',
    title: 'statistics: four weeks of all points',
    growsWith: 'bookings',
    requests: async (site) => () => numbers(site, 'by=day'),
  },
];

/** Those of the desk and of the statistics. */
export const STAFF_CALLS: readonly Call[] = CALLS.map((call) => ({ ...call, clients: CLIENTS }));
