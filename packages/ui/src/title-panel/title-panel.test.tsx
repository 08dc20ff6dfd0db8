import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DecorativePicture, DescribedPicture } from './title-panel.stories.tsx';

afterEach(cleanup);

test('a heading, a sentence, what else belongs there, and a drawing that is decorative without words', () => {
  const { container } = render(<DecorativePicture />);
  expect(screen.getByRole('heading', { level: 1, name: 'Package list' })).toBeDefined();
  expect(container.textContent).toBe('Package listEach package with its code.Single tests');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a drawing that says something has its words', () => {
  render(<DescribedPicture />);
  expect(screen.getByRole('img', { name: 'A phone shows a code' })).toBeDefined();
});
