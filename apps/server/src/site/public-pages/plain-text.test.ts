import { describe, expect, it } from 'vitest';
import { decodeEntities, paragraphsOf } from './plain-text.ts';

describe('paragraphs of formatted text', () => {
  it.each([
    ['plain words', ['plain words']],
    ['', []],
    [
      '<p>Fasting: 8&nbsp;hours</p><ul><li>&lt; 5.6 mmol/L</li><li>≥ 5.6</li></ul>',
      ['Fasting: 8 hours', '< 5.6 mmol/L', '≥ 5.6'],
    ],
    [
      '<table><tr><th>Male</th><td>3&ndash;5</td></tr><tr><td>Female</td><td>2–4</td></tr></table>',
      ['Male 3–5', 'Female 2–4'],
    ],
    ['below 5 <b>and</b> x < y', ['below 5 and x < y']],
    ['a<script>alert(1)</script>b<!-- c --><style>d', ['a b']],
    ['one<br/>two', ['one', 'two']],
  ])('%j', (markup, paragraphs) => expect(paragraphsOf(markup)).toEqual(paragraphs));

  it('decodes markup that was encoded twice', () => {
    expect(paragraphsOf(decodeEntities('&lt;p&gt;R&amp;amp;D&lt;/p&gt;'))).toEqual(['R&D']);
  });

  it('keeps what is no entity, and never half a character', () => {
    expect(decodeEntities('AT&T; &unknown; &#xD800;&#0;&#x41;&#66;')).toBe('AT&T; &unknown; AB');
  });
});
