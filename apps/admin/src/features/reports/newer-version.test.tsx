// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Report } from '@phial/contract/reports/report';
import type { CurrentVersion } from '@phial/contract/reports/report-updates';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { standInEventStreams } from '../../testing/event-streams.ts';
import { openSite } from '../../testing/open-site.tsx';
import { REPORT_ID, sampleReport, sampleResult } from './testing/sample-report.ts';

const CURRENT = `GET /doctor/reports/${REPORT_ID}/current`;
const REPORT = `GET /doctor/reports/${REPORT_ID}`;
const ok = (data: unknown) => ({ code: 200, msg: '', data });
const api = await answeringSite();
const streams = standInEventStreams();

const first = sampleReport([sampleResult()], { unread: false, readVersion: 1 });
const second = sampleReport([sampleResult()], { version: 2, currentVersion: 2, readVersion: 1 });

/** A report that has been read, of which another version comes: at once, or only when it is marked. */
async function open(newer: Partial<CurrentVersion>, comes: 'at-once' | 'when-marked' = 'at-once') {
  const news = {
    currentVersion: 1,
    status: 'final',
    issuedAt: '2026-03-02T08:00:00.000Z',
    critical: 0,
    unread: false,
    readVersion: 1,
  };
  let shown: Report = first;
  const come = () => {
    Object.assign(news, { currentVersion: 2, unread: true }, newer);
    shown = second;
  };
  await openSite(api, `/doctor/reports/${REPORT_ID}`, {
    account: { role: 'doctor' },
    answers: {
      [REPORT]: () => ok(shown),
      [CURRENT]: () => ok(news),
      [`DELETE /doctor/reports/${REPORT_ID}/read`]: () => {
        come();
        return ok({ unread: true, readVersion: 1, currentVersion: 2 });
      },
    },
  });
  await screen.findByRole('button', { name: 'Mark as unread' });
  if (comes === 'at-once') come();
}

/** Comes back to the window until it shows this: a first question that is still under way is not asked twice. */
const comeBackTo = (text: string | RegExp) =>
  waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    return screen.getByText(text);
  });

describe('a report that is open when a newer version comes', () => {
  test('hears of it over the stream, and does not change by itself', async () => {
    await open({ status: 'corrected' });
    expect(streams.addresses()).toEqual([expect.stringMatching(/\/doctor\/events$/)]);
    const openings = api.sentTo(REPORT).length;
    streams.send('changed');
    await screen.findByText('A newer version of this report has come.');
    expect(api.sentTo(REPORT)).toHaveLength(openings);
  });

  test('hears of it while a first question is under way', async () => {
    const early = Promise.withResolvers<ReturnType<typeof ok>>();
    const current = { status: 'final', issuedAt: '2026-03-02T08:00:00.000Z', critical: 0, unread: true };
    const answers = [early.promise];
    await openSite(api, `/doctor/reports/${REPORT_ID}`, {
      account: { role: 'doctor' },
      answers: {
        [REPORT]: () => ok(first),
        [CURRENT]: () => answers.shift() ?? ok({ ...current, currentVersion: 2, readVersion: 1 }),
      },
    });
    await waitFor(() => expect(api.sentTo(CURRENT)).toHaveLength(1));
    streams.send('changed');
    early.resolve(ok({ ...current, currentVersion: 1, readVersion: 1 }));
    await screen.findByText('A newer version of this report has come.');
    expect(api.sentTo(CURRENT)).toHaveLength(2);
  });

  test('says so, has no read mark to set, and leads to it', async () => {
    await open({ status: 'corrected' });
    const said = await comeBackTo('A newer version of this report has come.');
    expect(said.closest('[role=alert]')?.textContent).toContain('Corrected · 2 Mar 2026, 16:00');
    expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull();
    expect(api.sentTo(REPORT)).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Show the current version' }));
    await screen.findByRole('button', { name: 'Mark as read' });
    expect(screen.queryByText('A newer version of this report has come.')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('says that it was withdrawn', async () => {
    await open({ status: 'entered-in-error', critical: 1 });
    await comeBackTo(/has withdrawn this report. Do not rely on what you see here/);
  });

  test('says that the newer one is critical', async () => {
    await open({ status: 'amended', critical: 2 });
    await comeBackTo('A newer version of this report has come, with 2 critical results.');
  });

  test('learns of it by marking the old one, of which nothing changes', async () => {
    await open({ status: 'corrected' }, 'when-marked');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
    await screen.findByText('A newer version of this report has come.');
    expect(api.sentTo(REPORT)).toHaveLength(1);
  });
});

test('a corrected report marks each changed value with the former one', async () => {
  const former = sampleResult({
    value: { kind: 'quantity', value: '7.0', comparator: '', unit: 'mmol/L', ucum: 'mmol/L' },
    interpretations: ['HH'],
  });
  const removed = sampleResult({ test: { system: '', code: 'CL', name: 'Chloride' } });
  const changes = {
    since: 1,
    results: [{ group: 0, result: 0, kind: 'changed' as const, former }],
    removed: [removed],
  };
  await openSite(api, `/doctor/reports/${REPORT_ID}`, {
    account: { role: 'doctor' },
    answers: { [REPORT]: () => ok({ ...second, status: 'corrected', changes }) },
  });
  const row = (await screen.findByRole('rowheader', { name: /^Potassium/ })).closest('tr');
  expect(row?.textContent).toContain('Potassium≠Changed, was 7.0 mmol/L · Critical, high · 3.5 – 5.14.10');
  screen.getByText('2 results are not what they were in version 1.');
  expect(screen.getByRole('region', { name: 'No longer in this version' }).textContent).toContain('Chloride');
});
