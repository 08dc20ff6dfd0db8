import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ICON_NAMES, Icon } from './icon.tsx';

afterEach(cleanup);

test('an icon is hidden from assistive technology unless it has a label', () => {
  const { rerender } = render(<Icon name="phone" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon name="phone" label="Phone" />);
  expect(screen.getByRole('img', { name: 'Phone' })).toBeTruthy();
});

test('every name draws something', () => {
  for (const name of ICON_NAMES) {
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector('path, circle, rect'), name).not.toBeNull();
    cleanup();
  }
});
