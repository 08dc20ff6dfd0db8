// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { givenPublished } from '@phial/browser/testing/given-published';
import { staff as en } from '@phial/content/messages/en/staff';
import { samplePublished } from '@phial/content/testing/sample-published';
import { IMPORT_KINDS } from '@phial/contract/imports/import';
import { SET_UP_STEPS, type SetUp, type SetUpStep } from '@phial/contract/staff/set-up';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const words = en.setUp;
const api = await answeringSite();
afterEach(() => givenPublished(samplePublished));

const done = (data: unknown) => ({ code: 200, msg: '', data });
const AT = '2026-03-02T01:00:00.000Z';

/** A set-up in which these steps lack something. */
function setUp(
  lacks: Partial<Record<SetUpStep['step'], SetUpStep['lacks']>>,
  { state = 'soon', version = 1 }: Partial<SetUp['booking']> = {},
): SetUp {
  return {
    booking: { state, changedAt: AT, changedBy: version > 1 ? 'Ada' : null, version },
    steps: SET_UP_STEPS.map((step) => ({ step, lacks: lacks[step] ?? [], mark: null })),
  };
}

const ESSENTIAL = { code: 'no-service-point', isEssential: true } as const;
const ADVICE = { code: 'no-test-item', isEssential: false } as const;
const MISSING = setUp({ 'service-points': [ESSENTIAL], 'test-items': [ADVICE] });

function open(address: string, answers: Record<string, () => unknown> = {}) {
  givenPublished({ ...samplePublished, booking: 'soon' });
  return openSite(api, address, {
    account: { role: 'administrator' },
    answers: {
      'GET /staff/set-up': () => done(MISSING),
      'GET /staff/desk/summary': () => done({ day: '2026-03-02', today: '2026-03-02', points: [] }),
      ...answers,
    },
  });
}

const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement);

test('an administrator arrives at the set-up before the first opening, and reads what each step lacks', async () => {
  await open('/');
  await screen.findByRole('heading', { level: 1, name: words.begin });
  const points = await card(words.steps['service-points'].title);
  points.getByText(words.states.needed);
  points.getByText(words.lacks['no-service-point']);
  expect(points.queryByRole('button')).toBeNull();
  (await card(words.steps['test-items'].title)).getByText(words.states.optional);
  (await card(words.steps.laboratory.title)).getByText(words.states.ready);
  screen.getByText(words.ready(11, 12));
});

test('every kind of spreadsheet is offered at one step, and leads to the import of that kind', async () => {
  await open('/set-up');
  await card(words.steps.hours.title);
  for (const kind of IMPORT_KINDS) {
    const link = screen.getByRole('link', { name: words.importOf(en.imports.kinds[kind].name) });
    expect(link.getAttribute('href')).toBe(`/import?kind=${kind}`);
  }
});

test('a step leads to its page, which leads back', async () => {
  let marked = MISSING;
  await open('/set-up', {
    'PUT /staff/set-up/steps/areas': () => {
      const mark = { mark: 'visited' as const, at: AT, by: 'Ada' };
      marked = {
        ...marked,
        steps: marked.steps.map((one) => (one.step === 'areas' ? { ...one, mark } : one)),
      };
      return done(marked);
    },
    'GET /staff/set-up': () => done(marked),
    'GET /staff/areas': () => done([]),
  });
  const areas = await card(words.steps.areas.title);
  await userEvent.click(areas.getByRole('link', { name: words.byHandOf(words.steps.areas.title) }));
  await screen.findByRole('heading', { level: 1, name: en.areas.title });
  await userEvent.click(screen.getByRole('link', { name: words.back }));
  (await card(words.steps.areas.title)).getByText(/^Last visited by Ada/);
});

test('what is missing is named when the laboratory is opened too early, with the way to it', async () => {
  const steps = MISSING.steps.filter(({ step }) => step === 'service-points');
  await open('/set-up', {
    'PUT /staff/set-up/booking': () => ({
      code: 409,
      msg: 'no',
      error: 'set-up-incomplete',
      data: { steps },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: words.opening.openIt }));
  const notice = await screen.findByRole('group', { name: words.opening.missing });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  const link = within(notice).getByRole('link', { name: words.steps['service-points'].title });
  expect(link.getAttribute('href')).toBe('/service-points');
  within(notice).getByText(words.lacks['no-service-point']);
});

test('a laboratory is opened, and closed again after a question', async () => {
  let now = setUp({});
  await open('/set-up', {
    'GET /staff/set-up': () => done(now),
    'PUT /staff/set-up/booking': () => {
      now = setUp(
        {},
        { state: now.booking.state === 'open' ? 'closed' : 'open', version: now.booking.version + 1 },
      );
      return done(now);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: words.opening.openIt }));
  await screen.findByText(words.opening.open);
  screen.getByText(/^Since 2 Mar 2026, 09:00, by Ada/);
  await screen.findByRole('heading', { level: 1, name: words.title });
  await userEvent.click(screen.getByRole('button', { name: words.opening.closeIt }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: words.opening.closeIt }));
  await screen.findByText(words.opening.closed);
  expect(api.sentTo('PUT /staff/set-up/booking').map(({ body }) => body)).toEqual([
    { open: true, version: 1 },
    { open: false, version: 2 },
  ]);
});

test('a step that lacks advice only can be skipped or called done', async () => {
  await open('/set-up', {
    'PUT /staff/set-up/steps/test-items': () => {
      const mark = { mark: 'skipped' as const, at: AT, by: null };
      return done({
        ...MISSING,
        steps: MISSING.steps.map((one) => (one.step === 'test-items' ? { ...one, mark } : one)),
      });
    },
  });
  const items = await card(words.steps['test-items'].title);
  await userEvent.click(items.getByRole('button', { name: words.skipOf(words.steps['test-items'].title) }));
  await items.findByText(words.states.skipped);
  items.getByText(new RegExp(words.somebody));
  expect(api.sentTo('PUT /staff/set-up/steps/test-items').map(({ body }) => body)).toEqual([
    { mark: 'skipped' },
  ]);
});
