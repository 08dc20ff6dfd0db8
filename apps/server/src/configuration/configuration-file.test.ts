import { expect, it } from 'vitest';
import { ConfigurationInvalid, configurationText, parseConfiguration } from './configuration-file.ts';

const file = (changes: object) => JSON.stringify({ format: 'phial-configuration', version: 1, ...changes });
const names = { tw: '節禮日', zh: '节礼日', en: 'Boxing Day' };

function problemsOf(text: string, steps?: Parameters<typeof parseConfiguration>[1]) {
  try {
    parseConfiguration(text, steps);
  } catch (error) {
    if (error instanceof ConfigurationInvalid) return error.problems;
    throw error;
  }
  return [];
}

it('reads what it writes', () => {
  const configuration = { holidays: [{ day: '2026-12-26', names }] };
  expect(parseConfiguration(configurationText(configuration))).toEqual(configuration);
});

it.each([
  ['no JSON', '{', { path: '', problem: 'no-configuration' }],
  ['another format', '{"format":"other","version":1}', { path: '', problem: 'no-configuration' }],
  ['a newer version', file({ version: 4 }), { path: 'version', problem: 'newer-version' }],
  ['a version that is no number', file({ version: 'x' }), { path: 'version', problem: 'form' }],
  ['an unknown section', file({ accounts: [] }), { path: 'accounts', problem: 'unknown-section' }],
  [
    'a missing name',
    file({ holidays: [{ day: '2026-12-26', names: { tw: 'x', zh: 'x' } }] }),
    { path: 'holidays.0.names.en', problem: 'empty' },
  ],
  [
    'a body that does not fit its kind',
    file({ content: { job: [{ id: '9', body: { name: names } }] } }),
    { path: 'content.job.0.body.description', problem: 'empty' },
  ],
])('refuses %s with the path', (_, text, problem) => {
  expect(problemsOf(text)).toContainEqual(problem);
});

it('brings a file of an earlier version to this one, step by step', () => {
  const steps = [
    ({ days, ...rest }: Record<string, unknown>) => ({ ...rest, free: days }),
    ({ free, ...rest }: Record<string, unknown>) => ({ ...rest, holidays: free }),
  ];
  const holidays = [{ day: '2026-12-26', names }];
  expect(parseConfiguration(file({ days: holidays }), steps)).toEqual({ holidays });
  expect(parseConfiguration(file({ version: 2, free: holidays }), steps)).toEqual({ holidays });
  expect(problemsOf(file({ version: 4 }), steps)).toEqual([{ path: 'version', problem: 'newer-version' }]);
});
