import type { Messages } from '@phial/content/messages/messages';
import { html } from './html.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import type { PageSource, PublicPage } from './public-page.ts';

type Area = 'terms' | 'privacy' | 'accessibility';

/** A statement of the laboratory: one page, with nothing below it. */
export function statementSource(area: Area, statement: keyof Messages['terms']): PageSource {
  const page: PublicPage = {
    area,
    name: inEachLanguage(({ terms }) => terms[statement].title),
    description: (language) => pageWords(language).descriptions[area],
    body: (language) => {
      const { introduction, sections } = pageWords(language).terms[statement];
      return html`<div class="prose"><p>${introduction}</p>
${sections.map(
  ({ title, paragraphs }) =>
    html`<h2>${title}</h2>${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}\n`,
)}</div>`;
    },
    nodes: () => [],
  };
  return { list: async () => page, find: async () => undefined, all: async () => [] };
}
