// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Report } from '@phial/contract/reports/report';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { REPORT_ID, sampleReport, sampleResult, sampleSummary } from '../testing/sample-report.ts';

const REPORT = `GET /doctor/reports/${REPORT_ID}`;
const ACKNOWLEDGE = `PUT /doctor/reports/${REPORT_ID}/acknowledgement`;
const SEARCH = 'POST /doctor/reports/search';
const ok = (data: unknown) => ({ code: 200, msg: '', data });
const api = await answeringSite();

const DUE = { acknowledgedAt: null, acknowledgedBy: '' };
const GIVEN = { acknowledgedAt: '2026-03-01T09:30:00.000Z', acknowledgedBy: 'Dr Ho' };

const reportWith = (changes: Partial<Report>) =>
  sampleReport([sampleResult({ interpretations: ['HH'] }), sampleResult()], changes);

/** @param later answers to the openings after the first; the first answers those after them */
async function open(changes: Partial<Report>, later: Promise<Report>[] = []) {
  const answers = [reportWith(changes), ...later];
  await openSite(api, `/doctor/reports/${REPORT_ID}`, {
    account: { role: 'doctor' },
    answers: {
      [REPORT]: async () => ok(await (answers[api.sentTo(REPORT).length - 1] ?? reportWith(changes))),
      [SEARCH]: () => ok({ total: 1, unread: 0, critical: 1, reports: [sampleSummary()] }),
      [`${REPORT}/current`]: () =>
        ok({
          currentVersion: changes.currentVersion ?? 1,
          status: 'final',
          issuedAt: '2026-03-01T08:00:00.000Z',
          critical: 1,
          unread: true,
          readVersion: null,
        }),
      [ACKNOWLEDGE]: () => ok({ acknowledgement: GIVEN, currentVersion: 1 }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Renal function' });
}

const button = () => screen.queryByRole('button', { name: 'Acknowledge' });

describe('an open report', () => {
  test('that is critical is acknowledged in the version on the screen, and says by whom and when', async () => {
    await open({ acknowledgement: DUE });
    screen.getByText('One result of this version is critical and not yet acknowledged.');
    const openings = api.sentTo(REPORT).length;
    await userEvent.click(button() as HTMLElement);
    const said = await screen.findByText(/^Critical results acknowledged by Dr Ho, /);
    expect(said.closest('fieldset')).toBe(document.activeElement);
    expect(button()).toBeNull();
    expect(api.sentTo(ACKNOWLEDGE).at(-1)?.body).toEqual({ version: 1 });
    expect(api.sentTo(REPORT)).toHaveLength(openings);
  });

  test('stays acknowledged when the answer to a second opening comes after the acknowledgement', async () => {
    const late = Promise.withResolvers<Report>();
    await open({ acknowledgement: DUE }, [late.promise, new Promise(() => undefined)]);
    const openAgain = async () => {
      await userEvent.click(screen.getByRole('link', { name: 'All reports' }));
      await userEvent.click(await screen.findByRole('link', { name: /Renal function/ }));
    };
    await openAgain();
    await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    await screen.findByText(/^Critical results acknowledged by Dr Ho, /);
    late.resolve(reportWith({ acknowledgement: DUE }));
    await openAgain();
    await screen.findByText(/^Critical results acknowledged by Dr Ho, /);
  });

  test('without critical results has nothing to acknowledge', async () => {
    await open({});
    expect(button()).toBeNull();
  });

  test('in an earlier version has nothing to acknowledge', async () => {
    await open({ acknowledgement: DUE, currentVersion: 2 });
    expect(button()).toBeNull();
  });
});

test('the list says beside a report whether its critical results are acknowledged, and lists those that are not', async () => {
  const other = '7d1f8b1e-0000-4000-8000-0000000000b2';
  await openSite(api, '/doctor/reports', {
    account: { role: 'doctor' },
    answers: {
      [SEARCH]: () =>
        ok({
          total: 2,
          unread: 0,
          critical: 1,
          reports: [
            sampleSummary({ acknowledgement: DUE, unread: false }),
            sampleSummary({ reportId: other, acknowledgement: GIVEN, unread: false }),
          ],
        }),
    },
  });
  await screen.findByText('Critical, not yet acknowledged', { selector: 'td *' });
  screen.getByText('Critical, acknowledged');
  screen.getByText(/1 with critical results not yet acknowledged/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Critical, not yet acknowledged' }));
  await waitFor(() => expect(api.sentTo(SEARCH).at(-1)?.body).toMatchObject({ critical: true }));
});
