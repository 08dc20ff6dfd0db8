import type { ServiceBody } from '@phial/contract/content/editing-service';
import { DEFAULT_REMINDERS } from '@phial/domain/booking/reminder';
import { LANGUAGES } from '@phial/domain/language';
import type { Body } from '../fields/field.ts';
import { EMPTY_TEXT, localText } from '../fields/local-text.ts';
import { sentReminders, type TypedReminder, typedReminders } from './typed-reminders.ts';

/** Paths of the fields of a preparation, as problems name them. */
export const PREPARATION = {
  hours: 'preparation.fasting.hours',
  water: 'preparation.fasting.water',
  title: 'preparation.fasting.title',
  bring: 'preparation.bring',
  restrictions: 'preparation.restrictions',
  notes: 'preparation.notes',
} as const;

const NUMBERS = ['minutes', 'daysAhead', 'mostSeats'] as const;

/** What a new service begins as. */
export const BLANK_SERVICE: Body = {
  code: '',
  name: EMPTY_TEXT,
  shortName: EMPTY_TEXT,
  detail: EMPTY_TEXT,
  colour: 'jade',
  icon: 'stethoscope',
  minutes: '',
  daysAhead: '90',
  mostSeats: '1',
  [PREPARATION.hours]: '',
  [PREPARATION.water]: true,
  [PREPARATION.title]: EMPTY_TEXT,
  [PREPARATION.bring]: [],
  [PREPARATION.restrictions]: [],
  [PREPARATION.notes]: [],
  reminders: typedReminders(DEFAULT_REMINDERS),
};

/** A service as its form has it: numbers as they are typed, what is nested under the paths of its fields. */
export function typedService({
  preparation,
  minutes,
  daysAhead,
  mostSeats,
  reminders,
  ...body
}: ServiceBody): Body {
  const { fasting, bring, restrictions, notes } = preparation;
  return {
    ...body,
    minutes: minutes === null ? '' : String(minutes),
    daysAhead: String(daysAhead),
    mostSeats: String(mostSeats),
    [PREPARATION.hours]: fasting === undefined ? '' : String(fasting.hours),
    [PREPARATION.water]: fasting?.water ?? true,
    [PREPARATION.title]: fasting?.title ?? EMPTY_TEXT,
    [PREPARATION.bring]: bring,
    [PREPARATION.restrictions]: restrictions,
    [PREPARATION.notes]: notes,
    reminders: typedReminders(reminders),
  };
}

/** The reverse of {@link typedService}; what is no number goes as it is typed, for the server to name. */
export function sentService(typed: Body): Body {
  const title = localText(typed, PREPARATION.title);
  const hours = numberOf(typed[PREPARATION.hours]);
  const fasts = hours !== '' || LANGUAGES.some((language) => title[language] !== '');
  const numbers = NUMBERS.map((name) => [name, numberOf(typed[name])] as const);
  const { minutes, ...others } = Object.fromEntries(numbers);
  return {
    name: typed.name,
    shortName: typed.shortName,
    detail: typed.detail,
    colour: typed.colour,
    icon: typed.icon,
    minutes: minutes === '' ? null : minutes,
    ...others,
    preparation: {
      ...(fasts && { fasting: { hours, water: typed[PREPARATION.water] === true, title } }),
      bring: typed[PREPARATION.bring],
      restrictions: typed[PREPARATION.restrictions],
      notes: typed[PREPARATION.notes],
    },
    reminders: sentReminders(typed.reminders as readonly TypedReminder[]),
  };
}

function numberOf(typed: unknown): unknown {
  const text = String(typed ?? '').trim();
  return /^\d{1,4}$/.test(text) ? Number(text) : text;
}
