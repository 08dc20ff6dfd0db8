// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';
import { REPORT_ID, sampleReport, sampleSummary } from './testing/sample-report.ts';

const api = await answeringSite();
const doctor = { role: 'doctor' } as const;

test('a report that cannot be decrypted says so and what to do, and offers no second attempt', async () => {
  await openSite(api, `/doctor/reports/${REPORT_ID}`, {
    account: doctor,
    answers: {
      [`GET /doctor/reports/${REPORT_ID}`]: () => ({ code: 409, msg: 'damaged', error: 'record-unreadable' }),
    },
  });
  await screen.findByRole('heading', { name: 'This report cannot be read' });
  screen.getByText(/Please contact the laboratory/);
  screen.getByRole('link', { name: 'All reports' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a report whose patient cannot be decrypted is not called erased', async () => {
  const nobody = { name: '', englishName: '', birthday: '', sex: '' } as const;
  await openSite(api, `/doctor/reports/${REPORT_ID}`, {
    account: doctor,
    answers: {
      [`GET /doctor/reports/${REPORT_ID}`]: () => ({
        code: 200,
        msg: '',
        data: { ...sampleReport([]), patientName: '', documentNumber: '', patient: nobody, unreadable: true },
      }),
    },
  });
  await screen.findByText('Data unreadable');
  expect(screen.queryByText('Personal data erased')).toBeNull();
});

test('the list says of a report whose summary cannot be decrypted that it is unreadable, not without results', async () => {
  const outline = { title: '', results: 0, abnormal: 0, critical: 0 };
  const report = { ...sampleSummary(), patientName: '', documentNumber: '', outline, unreadable: true };
  await openSite(api, '/doctor/reports', {
    account: doctor,
    answers: {
      'POST /doctor/reports/search': () => ({
        code: 200,
        msg: '',
        data: { total: 1, unread: 1, critical: 0, reports: [report] },
      }),
    },
  });
  const row = (await screen.findByRole('link', { name: /Data unreadable/ })).closest('tr');
  expect(within(row as HTMLElement).getAllByText('Data unreadable')).toHaveLength(2);
  expect(screen.queryByText('No results')).toBeNull();
});
