import { IMPORT_KINDS, type ImportKindName } from '@phial/contract/imports/import';
import type { SetUpStep, SetUpStepName } from '@phial/contract/staff/set-up';

/** The page that edits what a step is about; none for what is looked at only. */
export const PAGES: Readonly<Record<SetUpStepName, string | undefined>> = {
  laboratory: '/content/laboratory',
  'legal-texts': '/content/legal-text',
  areas: '/areas',
  services: '/services',
  'service-points': '/service-points',
  hours: '/hours',
  holidays: '/closures',
  staff: '/accounts',
  content: '/content',
  'test-items': '/catalogue',
  messages: undefined,
  preview: undefined,
};

/** Where a kind of spreadsheet is offered; one that does not stand here is offered with the content. */
const STEP_OF_IMPORT: Readonly<Partial<Record<string, SetUpStepName>>> = {
  areas: 'areas',
  services: 'services',
  'service-points': 'service-points',
  'weekly-hours': 'hours',
  // Each needs a time that is open.
  bookings: 'hours',
  holidays: 'holidays',
  staff: 'staff',
  'test-items': 'test-items',
};

/** The kinds of spreadsheets that a step can be filled from. */
export function importsOf(step: SetUpStepName): ImportKindName[] {
  return IMPORT_KINDS.filter((kind) => (STEP_OF_IMPORT[kind] ?? 'content') === step);
}

/** How a step stands: what is missing weighs more than what somebody has said of it. */
export function stateOf({
  lacks,
  mark,
}: Pick<SetUpStep, 'lacks' | 'mark'>): 'needed' | 'done' | 'skipped' | 'optional' | 'ready' {
  if (lacks.some(({ isEssential }) => isEssential)) return 'needed';
  if (mark !== null && mark.mark !== 'visited') return mark.mark;
  return lacks.length > 0 ? 'optional' : 'ready';
}
