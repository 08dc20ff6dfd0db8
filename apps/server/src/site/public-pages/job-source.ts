import { jobPosting } from '@phial/content/structured-data/job-posting';
import type { Recruitment } from '@phial/contract/content/content';
import type { Language, LocalText } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { listRecruitments } from '../../content/content.service.ts';
import { html, type Markup } from './html.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import { decodeEntities, paragraphsOf } from './plain-text.ts';
import type { PageSource, PublicPage } from './public-page.ts';

/** The vacancies that are open (docs/rules/content.md#vacancies). */
export const jobSource: PageSource = {
  list: async (deps) => listPage(await listRecruitments(deps)),
  async find(deps, id) {
    const vacancy = (await listRecruitments(deps)).find(({ recruimentId }) => recruimentId === id);
    return vacancy && pageOf(vacancy);
  },
  all: async (deps) => (await listRecruitments(deps)).map(pageOf),
};

function listPage(vacancies: readonly Recruitment[]): PublicPage {
  return {
    area: 'jobs',
    name: inEachLanguage(({ areas }) => areas.jobs),
    description: (language) => pageWords(language).descriptions.recruitment,
    body: (language) => jobList(vacancies, language),
    nodes: () => [],
  };
}

function pageOf(vacancy: Recruitment): PublicPage {
  const { recruimentId: id } = vacancy;
  const name = nameOf(vacancy);
  return {
    area: 'jobs',
    id,
    name,
    description: (language) => pageWords(language).descriptions.recruitmentDetail(name[language]),
    body: (language) => jobBody(vacancy, language),
    nodes: (page) => {
      const { language } = page;
      const description = [...descriptionOf(vacancy, language), ...sectionTexts(vacancy, language)];
      return [jobPosting({ id, title: name[language], description, employment: vacancy.employment }, page)];
    },
  };
}

function jobList(vacancies: readonly Recruitment[], language: Language): Markup {
  const { jobsLead, noJobs } = pageWords(language);
  if (vacancies.length === 0) return html`<p class="lead">${noJobs}</p>`;
  const rows = vacancies.map((vacancy) => {
    const name = nameOf(vacancy)[language];
    return html`<li><a href="${publicPath(language, 'jobs', vacancy.recruimentId)}">${name}</a></li>`;
  });
  return html`<p class="lead">${jobsLead}</p>\n<ul class="entries">${rows}</ul>`;
}

function jobBody(vacancy: Recruitment, language: Language): Markup {
  const { jobs } = pageWords(language).company;
  const { employment } = vacancy;
  return html`<div class="prose">${
    employment && html`<p class="dates">${employment === 'PART_TIME' ? jobs.partTime : jobs.fullTime}</p>\n`
  }${descriptionOf(vacancy, language).map((line) => html`<p>${line}</p>\n`)}${sectionsOf(
    vacancy,
    language,
  ).map(
    ({ title, points }) =>
      html`<h2>${title}</h2><ul>${points.map((point) => html`<li>${point[language]}</li>`)}</ul>\n`,
  )}</div>`;
}

/** Those that have something in them. */
function sectionsOf({ duties, requirements }: Recruitment, language: Language) {
  const { jobs } = pageWords(language).company;
  const sections = [
    { title: jobs.duties, points: duties },
    { title: jobs.requirements, points: requirements },
  ];
  return sections.filter(({ points }) => points.length > 0);
}

function sectionTexts(vacancy: Recruitment, language: Language): string[] {
  return sectionsOf(vacancy, language).flatMap(({ title, points }) => [
    title,
    ...points.map((point) => point[language]),
  ]);
}

function nameOf({ twName, zhName, enName }: Recruitment): LocalText {
  return { tw: twName, zh: zhName, en: enName };
}

function descriptionOf({ twDesc, zhDesc, enDesc }: Recruitment, language: Language): string[] {
  return paragraphsOf(decodeEntities({ tw: twDesc, zh: zhDesc, en: enDesc }[language]));
}
