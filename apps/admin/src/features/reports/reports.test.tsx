// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Answers } from '@phial/browser/testing/answering-api';
import type { ReportPage, ReportSearch } from '@phial/contract/reports/report';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';
import { REPORT_ID, sampleReport, sampleResult, sampleSummary } from './testing/sample-report.ts';

const ok = (data: unknown) => ({ code: 200, msg: '', data });
const api = await answeringSite();

const open = (path: string, answers: Answers) =>
  openSite(api, path, { account: { role: 'doctor' }, answers });
const page = (reports: ReportPage['reports'], total = reports.length) =>
  ok({ total, unread: 1, critical: 0, reports });
const searches = () => api.sentTo('POST /doctor/reports/search').map(({ body }) => body as ReportSearch);

describe('the list', () => {
  test('shows what is unread and what is marked, in words', async () => {
    await open('/doctor/reports', { 'POST /doctor/reports/search': () => page([sampleSummary()]) });
    const row = (await screen.findByRole('link', { name: /Renal function/ })).closest('tr');
    expect(row?.textContent).toContain('Unread');
    expect(row?.textContent).toContain('1 critical');
    expect(row?.textContent).toContain('1 abnormal');
    expect(row?.textContent).toContain('1 Mar 2026, 16:00');
    expect(row?.textContent).toContain('A123***(*)');
  });

  test('keeps filters and sorting of the address, and ignores invalid ones', async () => {
    const answers = { 'POST /doctor/reports/search': () => page([sampleSummary()]) };
    await open(
      '/doctor/reports?status=corrected&from=2026-02-01&to=2026-02-31&sort=order&unread=yes&size=7',
      answers,
    );
    await screen.findByRole('link', { name: /Renal function/ });
    expect(searches()).toEqual([
      {
        statuses: ['corrected'],
        dateFrom: '2026-02-01',
        unread: true,
        sort: 'order',
        descending: false,
        page: 1,
        size: 25,
      },
    ]);
    expect(screen.getByRole('columnheader', { name: 'Order' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ sort: 'order', descending: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(searches().at(-1)).not.toHaveProperty('statuses'));
  });

  test('searches once typing has paused', async () => {
    await open('/doctor/reports', { 'POST /doctor/reports/search': () => page([]) });
    await screen.findByText(/no reports yet/);
    await userEvent.type(screen.getByRole('searchbox'), 'chan');
    await screen.findByText('No reports match.');
    await waitFor(() => expect(searches().at(-1)?.text).toBe('chan'));
    expect(searches().filter(({ text }) => text !== undefined)).toHaveLength(1);
  });

  test('of one patient or order says so, even without matches, and can be widened again', async () => {
    const patient = sampleSummary().patientId;
    await open(`/doctor/reports?patient=${patient}&order=hd-k22hpkww`, {
      'POST /doctor/reports/search': () => page([]),
    });
    await screen.findByText('No reports match.');
    expect(searches()).toMatchObject([{ patientId: patient, orderNumber: 'HD-K22HPKWW' }]);
    await userEvent.click(screen.getByRole('button', { name: /^Only one patient/ }));
    await waitFor(() => expect(searches().at(-1)).not.toHaveProperty('patientId'));
    await userEvent.click(screen.getByRole('button', { name: /^Only order HD-K22HPKWW/ }));
    await waitFor(() => expect(searches().at(-1)).not.toHaveProperty('orderNumber'));
  });

  test('is found again as it was left: filters, what was typed, and the report that was opened', async () => {
    await open('/doctor/reports?status=final', {
      'POST /doctor/reports/search': () => page([sampleSummary()]),
      [`GET /doctor/reports/${REPORT_ID}`]: () => ok(sampleReport([sampleResult()])),
    });
    await userEvent.type(await screen.findByRole('searchbox'), 'chan');
    await waitFor(() => expect(searches().at(-1)?.text).toBe('chan'));
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /Renal function/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'All reports' }));
    const link = await screen.findByRole('link', { name: /Renal function/ });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('chan');
    expect((screen.getByRole('combobox', { name: 'Status' }) as HTMLSelectElement).value).toBe('final');
    await userEvent.click(screen.getByRole('link', { name: 'My orders' }));
    await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
    await screen.findByRole('link', { name: /Renal function/ });
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });

  test('can be retried when it does not load', async () => {
    let calls = 0;
    await open('/doctor/reports', {
      'POST /doctor/reports/search': () =>
        ++calls < 2 ? { code: 503, msg: 'busy' } : page([sampleSummary()]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /Renal function/ });
  });
});

test('the way from the start page to the unread reports shows those alone', async () => {
  await open('/doctor/home', { 'POST /doctor/reports/search': () => page([sampleSummary()]) });
  await userEvent.click(await screen.findByRole('link', { name: 'Show the unread reports' }));
  await screen.findByRole('heading', { level: 1, name: 'Reports' });
  await waitFor(() => expect(searches().at(-1)).toMatchObject({ unread: true, size: 25 }));
});

describe('a report', () => {
  const address = `/doctor/reports/${REPORT_ID}`;
  const shown = (report: object) => ({ [`GET /doctor/reports/${REPORT_ID}`]: () => ok(report) });

  test('marks results by the codes of the laboratory alone', async () => {
    const results = [
      sampleResult({ interpretations: ['HH', 'U'] }),
      sampleResult({
        test: { system: '', code: 'NA', name: 'Sodium' },
        // Far below the range, and the laboratory says nothing of it.
        value: { kind: 'quantity', value: '2.0', comparator: '<', unit: 'mmol/L', ucum: 'mmol/L' },
      }),
      sampleResult({
        test: { system: '', code: 'AB', name: 'Antibody' },
        value: { kind: 'text', text: 'Reactive' },
        interpretations: ['POS'],
        ranges: [],
      }),
    ];
    await open(address, shown(sampleReport(results)));
    const cells = async (name: string) => {
      const row = (await screen.findByRole('rowheader', { name })).closest('tr');
      return within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    };
    expect((await cells('Potassium')).slice(0, 4)).toEqual([
      '4.10',
      'mmol/L',
      '▲▲Critical, highSignificant change up',
      '3.5 – 5.1',
    ]);
    expect((await cells('Sodium')).slice(0, 4)).toEqual(['< 2.0', 'mmol/L', '', '3.5 – 5.1']);
    expect((await cells('Antibody')).slice(0, 4)).toEqual(['Reactive', '', 'Positive', 'Not given']);
    screen.getByText('1 of 3 results is marked as abnormal by the laboratory.');
  });

  test('has its way back once it is there, or is known not to come', async () => {
    const answered = Promise.withResolvers<ReturnType<typeof ok>>();
    const answers = [answered.promise, { code: 503, msg: 'busy' }];
    await open(address, { [`GET /doctor/reports/${REPORT_ID}`]: () => answers.pop() ?? ok({}) });
    const back = () => screen.queryByRole('link', { name: 'All reports' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(back()).not.toBeNull();
    await userEvent.click(again);
    await screen.findByText('Loading the report');
    expect(back()).toBeNull();
    answered.resolve(ok(sampleReport([sampleResult()])));
    await waitFor(() => expect(back()).not.toBeNull());
  });

  test('says that it was withdrawn also over what it said before', async () => {
    const versions = [
      {
        version: 2,
        status: 'entered-in-error' as const,
        issuedAt: '2026-03-02T08:00:00.000Z',
        receivedAt: '2026-03-02T08:00:00.000Z',
      },
      ...sampleReport([]).versions,
    ];
    await open(
      `${address}?version=1`,
      shown(sampleReport([sampleResult()], { currentVersion: 2, versions })),
    );
    await screen.findByText(/version 1, which is not the current one/);
    screen.getByText(/has withdrawn this report/);
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  });

  test('is marked as read in the version on the screen', async () => {
    let read = false;
    const report = () => sampleReport([sampleResult()], { unread: !read, readVersion: read ? 1 : null });
    await open(address, {
      [`GET /doctor/reports/${REPORT_ID}`]: () => ok(report()),
      [`PUT /doctor/reports/${REPORT_ID}/read`]: () => {
        read = true;
        return ok({ unread: false, readVersion: 1, currentVersion: 1 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await screen.findByRole('button', { name: 'Mark as unread' });
    expect(api.sentTo(`PUT /doctor/reports/${REPORT_ID}/read`)[0]?.body).toEqual({ version: 1 });
    screen.getByText('R-1 · Read');
    // Fetched again it would appear in the audit log as opened twice.
    expect(api.sentTo(`GET /doctor/reports/${REPORT_ID}`)).toHaveLength(1);
  });

  test('stays marked when the answer to a second opening comes after the mark', async () => {
    const unread = ok(sampleReport([sampleResult()]));
    const second = Promise.withResolvers<typeof unread>();
    const openings: (typeof unread | Promise<typeof unread>)[] = [second.promise, unread];
    await open(address, {
      [`GET /doctor/reports/${REPORT_ID}`]: () => openings.pop() ?? unread,
      [`PUT /doctor/reports/${REPORT_ID}/read`]: () =>
        ok({ unread: false, readVersion: 1, currentVersion: 1 }),
      'POST /doctor/reports/search': () => page([sampleSummary()]),
    });
    await screen.findByRole('button', { name: 'Mark as read' });
    await userEvent.click(screen.getByRole('link', { name: 'All reports' }));
    await userEvent.click(await screen.findByRole('link', { name: /Renal function/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await screen.findByRole('button', { name: 'Mark as unread' });
    expect(openings).toEqual([]);
    second.resolve(unread);
    await userEvent.click(screen.getByRole('link', { name: 'All reports' }));
    openings.push(new Promise(() => undefined));
    await userEvent.click(await screen.findByRole('link', { name: /Renal function/ }));
    await screen.findByText('R-1 · Read');
  });

  test('draws a result over time and lists it', async () => {
    const point = (
      value: string,
      collectedAt: string | null,
      changes: Parameters<typeof sampleResult>[0] = {},
    ) => ({
      reportId: value,
      reportNumber: `R ${value}`,
      reportStatus: 'final',
      collectedAt,
      issuedAt: '2026-03-01T01:00:00.000Z',
      flag: value === '6.2' ? 'high' : null,
      result: sampleResult({
        value: { kind: 'quantity', value, comparator: '', unit: 'mmol/L', ucum: 'mmol/L' },
        ...changes,
      }),
    });
    const below = {
      kind: 'quantity',
      value: '2.0',
      comparator: '<',
      unit: 'mmol/L',
      ucum: 'mmol/L',
    } as const;
    await open(address, {
      ...shown(sampleReport([sampleResult()])),
      [`POST /doctor/reports/${REPORT_ID}/history`]: () =>
        ok({
          points: [
            point('4.1', '2026-01-01'),
            point('6.2', '2026-02-01T01:00:00.000Z', { status: 'preliminary' }),
            point('2.0', null, { value: below }),
          ],
        }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Potassium over time' }));
    await screen.findByRole('img', { name: /Line of 3 results of Potassium/ });
    const rows = within(screen.getByRole('dialog')).getAllByRole('row');
    // A day has no time, a report without a collection shows its issue, and what is not exact or not final says so.
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Issued 1 Mar 2026, 09:00< 2.0 mmol/LR 2.0 Final',
      '1 Feb 2026, 09:006.2 mmol/L preliminary▲HighR 6.2 Final',
      '1 Jan 20264.1 mmol/LR 4.1 Final',
    ]);
    screen.getByText(/less or more than a value/);
  });

  test('of another doctor is shown as not found', async () => {
    await open(address, { [`GET /doctor/reports/${REPORT_ID}`]: () => ({ code: 404, msg: 'not found' }) });
    await screen.findByRole('heading', { level: 1, name: 'Report not found' });
  });
});
