import { expect, it } from 'vitest';
import { parseEnvironmentFile } from './environment-file.ts';

it.each<[string, string, Record<string, string>]>([
  [
    'values with what only programmers take for a comment',
    'A=p#ss word\nB=x ;y',
    { A: 'p#ss word', B: 'x ;y' },
  ],
  ['comments and lines without a name', '# A=1\n; B=2\n  # C=3\nD\nE=5\n', { E: '5' }],
  ['space around names and values', '  A = one two  \nB=\t3', { A: 'one two', B: '3' }],
  ['single quotes as they are', 'A=\'a "b" \\n $c\'', { A: 'a "b" \\n $c' }],
  ['double quotes with escapes', 'A="a \\"b\\" \\$c \\\\ \\n"', { A: 'a "b" $c \\ \\n' }],
  [
    'a value over several lines',
    'A=one \\\ntwo\nB="three\nfour"\nC=5',
    { A: 'one two', B: 'three\nfour', C: '5' },
  ],
  ['quoted pieces beside each other', `A='one' "two"`, { A: 'onetwo' }],
  ['empty values, and the last of two', 'A=\nB=1\nB=2', { A: '', B: '2' }],
  ['line ends of Windows', 'A=1\r\nB=2\r\n', { A: '1', B: '2' }],
])('reads %s', (_, text, variables) => {
  expect(parseEnvironmentFile(text)).toEqual(variables);
});
