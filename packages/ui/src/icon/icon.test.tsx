import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Decorative, Labelled } from './icon.stories.tsx';
import { ICON_NAMES, Icon } from './icon.tsx';

afterEach(cleanup);

test('an icon is hidden from assistive technology unless it has a label', () => {
  const { rerender } = render(<Decorative />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Labelled />);
  expect(screen.getByRole('img', { name: 'Phone' })).toBeTruthy();
});

test('every name draws something', () => {
  for (const name of ICON_NAMES) {
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector('path, circle, rect'), name).not.toBeNull();
    cleanup();
  }
});
