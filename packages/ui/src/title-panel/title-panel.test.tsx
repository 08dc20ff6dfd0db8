import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TitlePanel } from './title-panel.tsx';

afterEach(cleanup);

test('a heading, a sentence, what else belongs there, and a drawing that is decorative without words', () => {
  const { container } = render(
    <TitlePanel title="Package list" lead="Each package with its code." picture="packages">
      <a href="#/testItem">Single tests</a>
    </TitlePanel>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Package list' })).toBeDefined();
  expect(container.textContent).toBe('Package listEach package with its code.Single tests');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a drawing that says something has its words', () => {
  render(
    <TitlePanel
      title="Client information"
      lead="…"
      picture="client-code"
      pictureText="A phone shows a code"
    />,
  );
  expect(screen.getByRole('img', { name: 'A phone shows a code' })).toBeDefined();
});
