import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cover, Decorative } from './illustration.stories.tsx';
import { DRAWINGS, Illustration, type IllustrationName } from './illustration.tsx';

afterEach(cleanup);

test('a drawing is decorative unless it has a title', () => {
  render(<Decorative />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation').getAttribute('src')).toMatch(/success\.svg/);
});

test('with a title it is an image of that name, and keeps its room while it loads', () => {
  render(<Cover />);
  const image = screen.getByRole('img', { name: 'Victoria Harbour' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '320']);
});

test.each(Object.keys(DRAWINGS) as IllustrationName[])('the drawing %s has a file', (name) => {
  render(<Illustration name={name} />);
  expect(screen.getByRole('presentation').getAttribute('src')).toContain(`/${name}.svg`);
});
