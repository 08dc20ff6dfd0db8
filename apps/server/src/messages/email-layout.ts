import type { Language } from '@phial/domain/language';
import { HTML_LANG } from '@phial/domain/language';
import { html, type Markup, textOf } from '../site/public-pages/html.ts';

/** A part of an e-mail. */
export type EmailPart =
  | { kind: 'text'; text: string }
  /** Facts below one another; the first is the one that is looked for. */
  | {
      kind: 'facts';
      title: string | undefined;
      strong: boolean;
      rows: readonly { term: string; value: string }[];
      /** A fact in a line of plain text. */
      inLine: (term: string, value: string) => string;
    }
  | { kind: 'link'; label: string; address: string };

/** An e-mail as it is laid out. */
export interface EmailLayout {
  language: Language;
  subject: string;
  parts: readonly EmailPart[];
  laboratory: { name: string; headerColour: string; actionColour: string; hasLogo: boolean };
  footer: string;
}

/** Content id of the laboratory's logo. */
export const LOGO_CID = 'logo';

/** For whoever reads plain text; the addresses of links stand in a line of their own. */
export function emailText({ parts, laboratory, footer }: EmailLayout): string {
  return [...parts.map(partText), laboratory.name, footer].join('\n\n');
}

function partText(part: EmailPart): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') return `${part.label}\n${part.address}`;
  const rows = part.rows.map(({ term, value }) => part.inLine(term, value.replaceAll('\n', '\n  ')));
  return [...(part.title === undefined ? [] : [part.title.toUpperCase()]), ...rows].join('\n');
}

const FONTS: Record<Language, string> = {
  tw: "'Noto Sans HK', 'PingFang HK', 'Microsoft JhengHei', sans-serif",
  zh: "'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
  en: "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
};

/**
 * Mail programs keep no sheet of styles for certain, so each element carries its own, and what a dark screen shows
 * otherwise stands in the sheet alone. Tables lay it out for programs that know nothing else.
 */
export function emailHtml({ language, subject, parts, laboratory, footer }: EmailLayout): string {
  const { name, headerColour, actionColour, hasLogo } = laboratory;
  const logo = html`<img src="cid:${LOGO_CID}" width="32" height="32" alt="" style="vertical-align:middle;margin-right:12px;border:0">`;
  return textOf(html`<!doctype html>
<html lang="${HTML_LANG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0b1416 !important; }
  .sheet { background-color: #142226 !important; border-color: #2c4046 !important; }
  .words, .facts td { color: #e8f0f1 !important; }
  .quiet { color: #a9bcc1 !important; }
  .facts { background-color: #1b2d32 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f2f6f6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f2f6f6">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:#ffffff;border:1px solid #d5e0e2;border-radius:8px;font-family:${FONTS[language]}">
<tr><td style="background-color:${headerColour};border-radius:8px 8px 0 0;padding:16px 24px;color:#ffffff;font-size:18px;font-weight:600;line-height:1.4">${hasLogo && logo}${name}</td></tr>
<tr><td class="words" style="padding:24px;color:#12262b;font-size:17px;line-height:${language === 'en' ? '1.55' : '1.7'}">
${parts.map((part) => partHtml(part, actionColour))}
</td></tr>
<tr><td class="quiet" style="padding:16px 24px 24px;color:#4a6267;font-size:14px;line-height:1.6">${name}<br>${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`);
}

function partHtml(part: EmailPart, actionColour: string): Markup {
  if (part.kind === 'text') return html`<p style="margin:0 0 16px">${lines(part.text)}</p>`;
  if (part.kind === 'link') {
    return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="background-color:${actionColour};border-radius:6px"><a href="${part.address}" style="display:inline-block;padding:12px 20px;color:#ffffff;font-weight:600;text-decoration:none">${part.label}</a></td></tr></table>`;
  }
  const size = part.strong ? '17px' : '15px';
  return html`<table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;background-color:#eef5f4;border-radius:6px;border-collapse:separate">
${part.title !== undefined && html`<tr><td class="quiet" colspan="2" style="padding:12px 16px 0;color:#4a6267;font-size:14px;font-weight:600">${part.title}</td></tr>`}
${part.rows.map(
  ({ term, value }, index) =>
    html`<tr><td class="quiet" valign="top" style="padding:${index === 0 ? '12px' : '4px'} 8px 8px 16px;color:#4a6267;font-size:14px;white-space:nowrap">${term}</td><td valign="top" style="padding:${index === 0 ? '12px' : '4px'} 16px 8px 8px;width:100%;color:#12262b;font-size:${size};${part.strong && index === 0 ? 'font-weight:600;' : ''}">${lines(value)}</td></tr>`,
)}
</table>`;
}

function lines(text: string): Markup[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}
