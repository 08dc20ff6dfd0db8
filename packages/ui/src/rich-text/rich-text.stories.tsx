import { RichText } from './rich-text.tsx';

const MARKUP = `<p>Normal: <strong>3.5</strong> × 10<sup>9</sup>/L, see <a href="https://lab.example/">the method</a>.</p>
<ul><li>Fast for 8 hours.</li><li>Water is fine.</li></ul>
<table><thead><tr><th scope="col">Age</th><th scope="col">Range</th></tr></thead>
<tr><td>18 and over</td><td>3.5 to 9.5</td></tr></table>`;

export function Formatted() {
  return <RichText html={MARKUP} linkKind={() => 'web'} />;
}

/** As it arrives from some sources: html-encoded. */
export function Encoded() {
  return (
    <RichText
      html="&lt;p&gt;Bench work &amp;amp; records&lt;/p&gt;&lt;ol&gt;&lt;li&gt;Pipetting&lt;/li&gt;&lt;/ol&gt;"
      encoded
      linkKind={() => undefined}
    />
  );
}
