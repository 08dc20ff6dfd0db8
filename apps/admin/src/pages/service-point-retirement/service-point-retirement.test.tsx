// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { ServicePointUse } from '@phial/contract/content/editing-service-point';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { affected, preview, schedule, text } from '../../features/schedule/testing/schedule-sample.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { retirement: words, schedule: scheduleWords } = en;

const api = await answeringSite();

const done = (data: unknown) => () => ({ code: 200, msg: '', data });
const point = {
  servPtId: 'central',
  version: 3,
  city: 'HK',
  cityName: text('Hong Kong Island'),
  districtName: text('Central'),
  retiredFrom: null,
  body: { name: text('Central Centre') },
  updatedAt: '2026-03-01T00:00:00.000Z',
  updatedBy: null,
};
const USED: ServicePointUse = {
  version: 3,
  retiredFrom: null,
  upcoming: 2,
  lastBooked: '2026-03-20',
  hasHistory: true,
};

async function openRetirement(use: ServicePointUse, answers: Parameters<typeof api.answer>[0] = {}) {
  await openSite(api, '/service-points/central/retirement', {
    account: { role: 'manager' },
    answers: {
      'GET /staff/content/service-points/central': done(point),
      'GET /staff/content/service-points/central/use': done(use),
      'GET /staff/schedule': done(schedule),
      ...answers,
    },
  });
  await screen.findByLabelText(words.from);
  return userEvent.setup();
}

test('retiring offers the day after the last booking, and shows whom an earlier day affects', async () => {
  const user = await openRetirement(USED, {
    'POST /staff/schedule/preview': done(preview('seen', affected('1', '2026-03-20 10:00:00'))),
    'POST /staff/schedule/changes': done({ moved: 1, cancelled: 0, messages: 1 }),
  });
  const from = screen.getByLabelText<HTMLInputElement>(words.from);
  await user.click(screen.getByRole('button', { name: /After the last booking/ }));
  expect(from.value).toBe('2026-03-21');
  await user.clear(from);
  await user.type(from, '2026-03-20');
  await user.click(screen.getByRole('button', { name: words.review }));
  await user.click(await screen.findByRole('button', { name: scheduleWords.review.confirmAffected(1) }));
  await waitFor(() => expect(api.sentTo('POST /staff/schedule/changes')).toHaveLength(1));
  expect(api.sentTo('POST /staff/schedule/changes').at(-1)?.body).toMatchObject({
    change: { kind: 'retirement', servPtId: 'central', version: 3, from: '2026-03-20' },
  });
});

test('a day that is over is refused beside its field', async () => {
  const user = await openRetirement(USED);
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(words.needDay);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.from)));
});

test('a point that was used is not offered for deletion, one without history is', async () => {
  await openRetirement(USED);
  await screen.findByText(words.removeUsed);
  expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
});

test('deleting asks first and sends the version', async () => {
  const user = await openRetirement(
    { ...USED, upcoming: 0, lastBooked: null, hasHistory: false },
    {
      'DELETE /staff/content/service-points/central': done(null),
      'GET /staff/content/service-points': done([]),
    },
  );
  await user.click(screen.getByRole('button', { name: words.remove }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.remove }));
  await screen.findByRole('heading', { level: 1, name: en.editing.servicePoints });
  expect(api.sentTo('DELETE /staff/content/service-points/central').at(-1)?.body).toEqual({ version: 3 });
});

test('says which collection centres keep a service point from being deleted', async () => {
  const unused = { ...USED, upcoming: 0, lastBooked: null, hasHistory: false };
  const user = await openRetirement(unused, {
    'DELETE /staff/content/service-points/central': () => ({
      code: 409,
      msg: 'Named',
      error: 'service-point-named',
      data: { centres: [text('Central Collection Centre'), text('Harbour Centre')] },
    }),
  });
  await user.click(screen.getByRole('button', { name: words.remove }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.remove }));
  await screen.findByText(words.removeNamed('Central Collection Centre, Harbour Centre'));
});
