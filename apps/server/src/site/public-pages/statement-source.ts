import { type LegalText, legalTextIn } from '@phial/content/published-texts';
import type { LegalTextId } from '@phial/contract/content/text-bodies';
import { placeholderValues } from '@phial/domain/laboratory-placeholders';
import { LANGUAGES, type Language } from '@phial/domain/language';
import { readLaboratory } from '../../content/published-document.ts';
import { readLegalTexts } from '../../content/published-texts.ts';
import { formattedText } from './formatted-text.ts';
import { html, type Markup } from './html.ts';
import { pageWords } from './page-words.ts';
import type { PageSource, PageSources, PublicPage } from './public-page.ts';

type Area = 'terms' | 'privacy' | 'accessibility';

/** A legal text of the laboratory: one page, with nothing below it. */
export function statementSource(area: Area, id: LegalTextId): PageSource {
  async function list(deps: PageSources): Promise<PublicPage> {
    const texts = await readStatement(deps, id);
    const titleIn = (language: Language) => texts?.[language].title ?? pageWords(language).shell.titles[area];
    return {
      area,
      name: { tw: titleIn('tw'), zh: titleIn('zh'), en: titleIn('en') },
      description: (language) => pageWords(language).descriptions[area],
      body: (language) => statementBody(texts?.[language], language),
      nodes: () => [],
    };
  }
  return { list, find: async () => undefined, all: async () => [] };
}

/** The text in each language; undefined while it is not published. */
async function readStatement(
  deps: PageSources,
  id: LegalTextId,
): Promise<Record<Language, LegalText> | undefined> {
  const [{ [id]: body }, laboratory] = await Promise.all([readLegalTexts(deps), readLaboratory(deps)]);
  if (body === undefined) return undefined;
  const texts = LANGUAGES.map((language) => {
    const values = placeholderValues(laboratory, deps.config.retentionDays, language);
    return [language, legalTextIn(body, language, values)];
  });
  return Object.fromEntries(texts) as Record<Language, LegalText>;
}

function statementBody(text: LegalText | undefined, language: Language): Markup {
  if (text === undefined)
    return html`<div class="prose"><p>${pageWords(language).texts.unpublished}</p></div>`;
  return html`<div class="prose"><p>${text.introduction}</p>
${text.sections.map(
  (section) => html`<h2>${section.heading}</h2>${formattedText(section.html, language)}\n`,
)}</div>`;
}
