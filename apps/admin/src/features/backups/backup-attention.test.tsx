// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { BackupState } from '@phial/contract/staff/backup';
import type { Role } from '@phial/domain/account';
import { formatMoment } from '@phial/domain/moment-text';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const words = en.backups;
const api = await answeringSite();

const MORNING = '2026-03-01T19:15:00.000Z';
const NOON = '2026-03-02T04:00:00.000Z';
const at = (instant: string) => formatMoment(instant, 'en');

const good: BackupState = { state: 'good', lastGoodAt: MORNING, failedAt: null, walWaitingSince: null };

function openToday(role: Role, state: BackupState) {
  const done = (data: unknown) => () => ({ code: 200, msg: '', data });
  return openSite(api, '/', {
    account: { role },
    answers: {
      'GET /staff/desk/summary': done({ day: '2026-03-02', today: '2026-03-02', points: [] }),
      'GET /staff/backup': done(state),
    },
  });
}

test.each<[string, Partial<BackupState>, string[]]>([
  ['none is made', { state: 'not-configured', lastGoodAt: null }, [words.notConfigured]],
  ['there is none yet', { state: 'overdue', lastGoodAt: null }, [words.never]],
  ['the last good one is old', { state: 'overdue' }, [words.overdue(at(MORNING))]],
  ['the newest attempt failed', { failedAt: NOON }, [words.failed(at(NOON))]],
  ['changes wait for the destination', { walWaitingSince: NOON }, [words.walWaits(at(NOON))]],
  [
    'the destination has been away since yesterday',
    { state: 'overdue', failedAt: NOON, walWaitingSince: MORNING },
    [words.overdue(at(MORNING)), words.failed(at(NOON)), words.walWaits(at(MORNING))],
  ],
])('an administrator reads when %s', async (_name, state, lines) => {
  await openToday('administrator', { ...good, ...state });
  const title = await screen.findByText(words.title);
  const shown = [...(title.parentElement?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
  expect(shown).toEqual([words.title, ...lines]);
});

test('an administrator reads when the last backup was made while all is well', async () => {
  await openToday('administrator', good);
  expect(await screen.findByText(words.good(at(MORNING)))).toBeDefined();
  expect(screen.queryByText(words.title)).toBeNull();
});

test('a manager reads nothing about backups', async () => {
  await openToday('manager', { ...good, state: 'overdue' });
  await screen.findByText(en.desk.noPoints);
  expect(api.sentTo('GET /staff/backup')).toEqual([]);
  expect(screen.queryByText(words.title)).toBeNull();
});
