import { expect, it } from 'vitest';
import { reachesBack, withSegment } from './wal-run.ts';

const HERE = 'one destination';
const run = {
  last_segment: 'wal/7712/0000000100000000000000FF.gz',
  destination: HERE,
  unbroken_from: '000000010000000000000005',
};

it.each([
  ['goes on with the next segment', 'wal/7712/000000010000000100000000.gz', HERE, true],
  ['goes on when it begins to be encrypted', 'wal/7712/000000010000000100000000.gz.age', HERE, true],
  ['goes on when the last one is shipped again', 'wal/7712/0000000100000000000000FF.gz', HERE, true],
  ['ends where a segment is missing', 'wal/7712/000000010000000100000001.gz', HERE, false],
  ['ends where another destination had one', 'wal/7712/000000010000000100000000.gz', 'another', false],
  ['ends with its cluster', 'wal/9900/000000010000000100000000.gz', HERE, false],
])('a run of WAL %s', (_name, name, destination, goesOn) => {
  const next = withSegment(run, { name, destination });
  expect(next).toMatchObject({ last_segment: name, destination });
  expect(reachesBack(next, { first_segment: '000000010000000000000005' })).toBe(goesOn);
  expect(reachesBack(next, { first_segment: '000000010000000100000001' })).toBe(true);
});

it('begins with the first segment there is', () => {
  const none = { last_segment: null, destination: null, unbroken_from: null };
  expect(reachesBack(none, { first_segment: '000000010000000000000005' })).toBe(true);
  expect(withSegment(none, { name: run.last_segment, destination: HERE }).unbroken_from).toBe(
    '0000000100000000000000FF',
  );
});
