import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormattedText } from './formatted-text.tsx';

afterEach(cleanup);

test.each([
  ['https://lab.example/', '<a href="https://lab.example/" target="_blank" rel="noopener noreferrer">it</a>'],
  ['tel:+85200008220', '<a href="tel:+85200008220">it</a>'],
  ['#/news', '<a href="#/news">it</a>'],
  ['javascript:alert(1)', 'it'],
  ['//elsewhere.example', 'it'],
])('a link to %s', (href, shown) => {
  const { container } = render(<FormattedText html={`<a href="${href}">it</a>`} />);
  expect(container.firstElementChild?.innerHTML).toBe(shown);
});
