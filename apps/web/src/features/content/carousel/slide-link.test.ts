import { expect, test } from 'vitest';
import { slideLink } from './slide-link.ts';

const read = (link: string) => slideLink(link, (path) => path === '/news' || path === '/');

test.each([
  ['https://elsewhere.example/a?b=c#d', { kind: 'new-tab', href: 'https://elsewhere.example/a?b=c#d' }],
  ['HTTP://elsewhere.example', { kind: 'new-tab', href: 'http://elsewhere.example/' }],
  ['#/grassrootReserve?index=8', { kind: 'page', to: '/grassrootReserve?index=8' }],
  ['#news', { kind: 'page', to: '/news' }],
  ['#', { kind: 'page', to: '/' }],
  ['#//elsewhere.example', { kind: 'page', to: '/elsewhere.example' }],
  ['/news?index=5', { kind: 'page', to: '/news?index=5' }],
  ['/admin/#top', { kind: 'same-tab', href: '/admin/#top' }],
  ['  /news ', { kind: 'page', to: '/news' }],
])('%s opens', (link, expected) => expect(read(link)).toEqual(expected));

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<p>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'tel:+85200008220',
  'blob:https://a.example/1',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://',
  'https:elsewhere.example',
  'news',
])('ignores the link %j', (link) => expect(read(link)).toEqual({ kind: 'none' }));
