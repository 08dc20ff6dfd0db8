import { describe, expect, it } from 'vitest';
import { behind, follow, type JourneyHistory } from './use-journey.ts';

const walk = (...moves: [how: 'PUSH' | 'POP' | 'REPLACE', key: string, url: string][]): JourneyHistory =>
  moves.reduce<JourneyHistory>((history, [how, key, url]) => follow(history, { key, url }, how), {
    entries: [],
    at: -1,
  });

const THREE_STEPS = walk(['POP', 'a', 's1'], ['PUSH', 'b', 's2'], ['PUSH', 'c', 's3']);

describe('the path through the history', () => {
  it('knows the step before the one that was pushed', () => {
    expect(behind(THREE_STEPS)).toBe('s2');
  });

  it('follows a choice that replaces its entry', () => {
    expect(behind(walk(['POP', 'a', 's1'], ['REPLACE', 'a2', 's1+point'], ['PUSH', 'b', 's2']))).toBe(
      's1+point',
    );
  });

  it('follows Back and Forward, several entries at once as well', () => {
    expect(behind(follow(THREE_STEPS, { key: 'b', url: 's2' }, 'POP'))).toBe('s1');
    const atStart = follow(THREE_STEPS, { key: 'a', url: 's1' }, 'POP');
    expect(behind(atStart)).toBeUndefined();
    expect(behind(follow(atStart, { key: 'c', url: 's3' }, 'POP'))).toBe('s2');
  });

  it('drops entries cut off by a push from further back', () => {
    const atStart = follow(THREE_STEPS, { key: 'a', url: 's1' }, 'POP');
    const { entries } = follow(atStart, { key: 'd', url: 's2b' }, 'PUSH');
    expect(entries.map(({ url }) => url)).toEqual(['s1', 's2b']);
  });

  it('knows nothing around an entry it has not seen, whatever its address', () => {
    expect(behind(follow(THREE_STEPS, { key: 'typed', url: 's3' }, 'POP'))).toBeUndefined();
    expect(behind(walk(['REPLACE', 'a', 's3']))).toBeUndefined();
  });

  it('ignores a repeated update', () => {
    expect(follow(THREE_STEPS, { key: 'c', url: 's3' }, 'PUSH')).toEqual(THREE_STEPS);
  });
});
