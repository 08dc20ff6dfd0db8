import type { Messages } from '@phial/content/messages/messages';
import { MOST_PEOPLE } from '@phial/domain/booking/party';
import { DEFAULT_SERVICE_TYPE, parseServiceCode, type ServiceType } from '@phial/domain/booking/service-type';
import { formatServTime, parseServTime } from '@phial/domain/hong-kong-time';

/*
 * The booking journey as a table: which parts the page has, what each step
 * needs, where back leads, and how a position in the journey is written in the
 * address (docs/rules/booking.md#journey).
 */

type Words = Messages['bookingWizard'];

/** The key of a word that takes no parameter. */
type Word = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/** Parts of the page; one shows at a time. */
export type Tab = 'home' | 'begin' | 'reserve' | 'search' | 'success';

interface TabRow {
  /** Word shown in the title of the browser window. */
  title: Word;
  /** Where the part's own back or close control leads. */
  back: Tab;
  /** What must be in memory for the part to make sense. */
  needs?: 'record';
}

export const TABS: Record<Tab, TabRow> = {
  home: { title: 'homeTitle', back: 'home' },
  begin: { title: 'beginTitle', back: 'home' },
  reserve: { title: 'reserveTitle', back: 'home' },
  search: { title: 'searchTitle', back: 'home' },
  success: { title: 'successTitle', back: 'home', needs: 'record' },
};

export type Step = 1 | 2 | 3 | 4;

/** What a step asks of the visitor before the next one opens. */
export type Need = 'point' | 'time' | 'person' | 'agreement';

interface StepRow {
  /** Heading of the step and its name in the title. */
  title: Word;
  /** Short name in the steps indicator. */
  name: Word;
  /** What going forward needs. */
  needs: Need;
  /** The form error shown when it is missing; the form of step 3 shows its own. */
  missing: 'choose-address' | 'choose-date' | undefined;
  /** The step below, or `close`: the wizard closes to the booking home. */
  back: Step | 'close';
  /** True where a seat is held for the visitor (docs/rules/holds.md#ten-minutes). */
  holds: boolean;
}

export const STEPS = {
  1: {
    title: 'servicePointTitle',
    name: 'servicePointStep',
    needs: 'point',
    missing: 'choose-address',
    back: 'close',
    holds: false,
  },
  2: { title: 'timeTitle', name: 'timeStep', needs: 'time', missing: 'choose-date', back: 1, holds: false },
  3: { title: 'personTitle', name: 'personStep', needs: 'person', missing: undefined, back: 2, holds: true },
  4: {
    title: 'confirmTitle',
    name: 'confirmStep',
    needs: 'agreement',
    missing: undefined,
    back: 3,
    holds: true,
  },
} as const satisfies Record<Step, StepRow>;

export const STEP_ORDER: readonly Step[] = [1, 2, 3, 4];

/** A position in the journey. Nothing in it is personal, so it may stand in the address. */
export interface JourneyAddress {
  tab: Tab;
  step: Step;
  /** As the address names it: whether there is such a service the page finds out. */
  type: ServiceType;
  /** `servPtId` of the chosen service point. */
  point?: string | undefined;
  /** Start of the chosen slot, `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  time?: string | undefined;
  /** How many people are booked in one go, 2 to 4; one where it is missing. */
  people?: number | undefined;
  /** True while an existing booking is being changed. */
  change?: boolean | undefined;
}

/** What only the memory of the page knows. */
export interface JourneyFacts {
  /** The form of step 3 is filled in without a mistake. */
  person: boolean;
  /** The booking being changed is at hand. */
  changing: boolean;
  /** A finished booking is at hand to be shown. */
  record: boolean;
  /** The service points are known, and the chosen one is not among them. */
  pointGone: boolean;
}

const isTab = (text: string | null): text is Tab => text !== null && Object.hasOwn(TABS, text);

/**
 * Reads the address. Anything it does not understand counts as absent.
 * @returns `tabGiven` false where the address names no part of the page, as the menu's does
 */
export function readAddress(params: URLSearchParams): JourneyAddress & { tabGiven: boolean } {
  const tab = params.get('tab');
  const step = STEP_ORDER.find((each) => String(each) === params.get('step')) ?? 1;
  const time = parseServTime((params.get('time') ?? '').replace('T', ' '));
  return {
    tab: isTab(tab) ? tab : 'home',
    tabGiven: isTab(tab),
    step,
    type: parseServiceCode(params.get('type') ?? undefined) ?? DEFAULT_SERVICE_TYPE,
    point: params.get('point') || undefined,
    time: time && formatServTime(time),
    people: readPeople(params),
    change: params.get('change') === '1',
  };
}

/** A booking that is changed is of one person. */
function readPeople(params: URLSearchParams): number | undefined {
  const people = Number(params.get('people'));
  const isParty = Number.isInteger(people) && people > 1 && people <= MOST_PEOPLE;
  return isParty && params.get('change') !== '1' ? people : undefined;
}

/** Writes the address of a position in the journey, as `page.open` takes it. */
export function writeAddress(address: JourneyAddress): string {
  const params = new URLSearchParams({ index: '8', tab: address.tab });
  if (address.tab === 'begin') params.set('type', address.type);
  if (address.tab === 'reserve') {
    params.set('step', String(address.step));
    params.set('type', address.type);
    if (address.point) params.set('point', address.point);
    if (address.time) params.set('time', address.time.slice(0, 16).replace(' ', 'T'));
    if (address.people !== undefined) params.set('people', String(address.people));
    if (address.change) params.set('change', '1');
  }
  // A colon may stand in a query, and a time reads better with it.
  return `/grassrootReserve?${params.toString().replaceAll('%3A', ':')}`;
}

export const HOME: JourneyAddress = { tab: 'home', step: 1, type: DEFAULT_SERVICE_TYPE };

/** The step back from here, or the booking home. */
export function backFrom(address: JourneyAddress): JourneyAddress {
  const { back } = STEPS[address.step];
  return address.tab === 'reserve' && back !== 'close'
    ? { ...address, step: back }
    : { ...HOME, tab: TABS[address.tab].back };
}

/** A correction of an address, with the word that says why where the visitor should hear it. */
export interface Correction {
  address: JourneyAddress;
  say?: 'choose-address' | 'choose-date' | 'find-booking-again' | 'find-finished-booking' | undefined;
}

/**
 * Where an address must lead instead, because something its step stands on is
 * missing: a deep link, a reload (personal data is never stored), or Back into
 * a journey that has ended.
 * @returns undefined when the address is reachable as it is
 */
export function correctAddress(address: JourneyAddress, facts: JourneyFacts): Correction | undefined {
  if (TABS[address.tab].needs === 'record' && !facts.record) {
    return { address: { ...HOME, tab: 'search' }, say: 'find-finished-booking' };
  }
  if (address.tab !== 'reserve') return undefined;
  if (address.change && !facts.changing) {
    return { address: { ...HOME, tab: 'search' }, say: 'find-booking-again' };
  }
  const stuck = STEP_ORDER.find((step) => step < address.step && !isThere(STEPS[step].needs, address, facts));
  if (stuck === undefined) return undefined;
  const kept = stuck === 1 ? { ...address, point: undefined, time: undefined } : address;
  return { address: { ...kept, step: stuck }, say: STEPS[stuck].missing };
}

function isThere(need: Need, { point, time }: JourneyAddress, facts: JourneyFacts): boolean {
  if (need === 'point') return point !== undefined && !facts.pointGone;
  if (need === 'time') return time !== undefined;
  return need === 'person' && facts.person;
}

/**
 * Where the menu's plain address leads: back into the wizard while it is under
 * way, and from another page back to the part that was showing (docs/rules/site.md#page-cache).
 * @param last what showed before, if anything
 * @param fromElsewhere the visitor comes from another page of the site
 */
export function resumeAddress(
  last: JourneyAddress | undefined,
  fromElsewhere: boolean,
): JourneyAddress | undefined {
  if (!last || last.tab === 'home') return undefined;
  return fromElsewhere || last.tab === 'reserve' ? last : undefined;
}
