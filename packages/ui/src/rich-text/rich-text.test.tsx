import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LINKS = new Map<string, 'web' | 'phone' | 'page'>([
  ['https://lab.example/x?a=1', 'web'],
  ['tel:+85200008220', 'phone'],
  ['#/covidintroduce', 'page'],
]);
const linkKind = (href: string) => LINKS.get(href);

const show = (html: string, encoded?: boolean) =>
  render(<RichText html={html} encoded={encoded} linkKind={linkKind} />).container
    .firstElementChild as HTMLElement;

const encode = (html: string) => html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

test('markup is shown as formatted text', () => {
  const text = show(
    '<p>Normal: <strong>3.5</strong> × 10<sup>9</sup>/L</p><ul><li>one</li> <li>two</li></ul>',
  );
  expect(text.innerHTML).toBe(
    '<p>Normal: <strong>3.5</strong> × 10<sup>9</sup>/L</p><ul><li>one</li><li>two</li></ul>',
  );
});

test('decodes encoded markup first', () => {
  const text = show(encode('<p>Bench work &amp; records</p><ol><li>Pipetting</li></ol>'), true);
  expect(text.innerHTML).toBe('<p>Bench work &amp; records</p><ol><li>Pipetting</li></ol>');
});

test('plain text stays as it is', () => {
  expect(show('AST < 40 and ALT > 10').textContent).toBe('AST < 40 and ALT > 10');
});

test('a table keeps its shape', () => {
  show(
    '<table>\n<thead><tr><th scope="col">Age</th><th>Value</th></tr></thead>\n' +
      '<tr><td colspan="2" style="color:red">all</td></tr></table>',
  );
  expect(screen.getByRole('columnheader', { name: 'Age' }).getAttribute('scope')).toBe('col');
  const cell = screen.getByRole('cell', { name: 'all' });
  expect([cell.getAttribute('colspan'), cell.getAttribute('style')]).toEqual(['2', null]);
});

test('replaces a disallowed element with its text', () => {
  expect(show('<h2>Duties</h2><font color="red">clean</font> <u>up</u>').innerHTML).toBe('Dutiesclean up');
});

test('links to web addresses open in a tab of their own', () => {
  show('<a href="https://lab.example/x?a=1" onclick="x()">scope</a>');
  const link = screen.getByRole('link', { name: 'scope' });
  expect(link.outerHTML).toBe(
    '<a href="https://lab.example/x?a=1" target="_blank" rel="noopener noreferrer">scope</a>',
  );
});

test('links to telephone numbers and to pages of the site stay in the tab', () => {
  const links = '<p><a href="tel:+85200008220">0000 8220</a> <a href="#/covidintroduce">More</a></p>';
  expect(show(links).innerHTML).toBe(links);
});

describe('nothing in the markup can run', () => {
  const ATTACKS = [
    '<script>window.hit()</script>',
    '<img src="x" onerror="window.hit()">',
    '<p onclick="window.hit()" style="position:fixed" class="x" id="main">text</p>',
    '<svg onload="window.hit()"><script>window.hit()</script></svg>',
    '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
    '<a href="javascript:window.hit()">text</a>',
    '<a href=" java\nscript:window.hit()">text</a>',
    '<a href="data:text/html,<script>window.hit()</script>">text</a>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.hit()"></style></mglyph></table></mtext></math>',
    '<form action="https://elsewhere.example"><input name="idCard"></form>',
    '<noscript><p title="</noscript><img src=x onerror=window.hit()>"></noscript>',
    '<style>body{display:none}</style><meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
    '<template><img src=x onerror="window.hit()"></template><base href="https://elsewhere.example/">',
    '<object data="x.swf"></object><embed src="x.swf"><video src="x" onerror="window.hit()"></video>',
    '<details open ontoggle="window.hit()"><summary>text</summary></details>',
  ];

  test.each(ATTACKS.flatMap((attack) => [[attack, false] as const, [encode(attack), true] as const]))(
    '%s',
    (html, encoded) => {
      const hit = vi.fn();
      Object.assign(window, { hit });
      const text = show(html, encoded);
      for (const element of text.querySelectorAll('*')) {
        expect(element.nodeName).toMatch(/^(P|A|BR|TABLE|TBODY|TR|TD)$/);
        expect(element.getAttributeNames()).toEqual([]);
      }
      expect(text.textContent).not.toMatch(/hit|display/);
      expect(hit).not.toHaveBeenCalled();
    },
  );
});
