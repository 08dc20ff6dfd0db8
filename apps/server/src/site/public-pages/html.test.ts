import { describe, expect, it } from 'vitest';
import { dataBlock, html, textOf } from './html.ts';

const HOSTILE = `"'><script>alert(1)</script>&amp;`;

describe('html', () => {
  it('escapes every text, in content and in attributes', () => {
    expect(textOf(html`<a href="${HOSTILE}">${HOSTILE}</a>`)).toBe(
      '<a href="&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;">&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;</a>',
    );
  });

  it('keeps its own parts, joins lists and omits missing values', () => {
    const items = ['a', '<b>'].map((name) => html`<li>${name}</li>`);
    expect(textOf(html`<ul>${items}</ul>${undefined}${false}${0}`)).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
    );
  });

  it('refuses an attribute without quotes', () => {
    expect(() => html`<a href=${'x onclick=alert(1)'}>`).toThrow('needs quotes');
  });
});

describe('a block of data', () => {
  it('cannot be escaped by its content', () => {
    const block = textOf(dataBlock({ name: '</script><script>alert(1)</script>' }));
    expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const json = block.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '');
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});
