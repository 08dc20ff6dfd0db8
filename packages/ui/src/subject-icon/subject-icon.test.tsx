import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SUBJECT_NAMES, SubjectIcon } from './subject-icon.tsx';

afterEach(cleanup);

const drawn = (name: string) => {
  const { container } = render(<SubjectIcon name={name} />);
  return container.querySelector('svg')?.innerHTML;
};

test('every subject has a drawing of its own', () => {
  expect(new Set(SUBJECT_NAMES.map(drawn)).size).toBe(SUBJECT_NAMES.length);
});

test.each(['palaeontology', '', 'constructor'])('a subject without one gets the phial: %j', (name) => {
  expect(drawn(name)).toBe(drawn('other'));
});
