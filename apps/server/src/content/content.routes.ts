import {
  CarouselItem,
  CollectionCentre,
  DictionaryEntry,
  DictionaryQuery,
  INDEX_LISTS,
  IndexEntry,
  type IndexListName,
  NewsItem,
  PackageGroup,
  Recruitment,
} from '@phial/contract/content';
import { Envelope } from '@phial/contract/envelope';
import { LANGUAGES } from '@phial/domain/language';
import { Type } from 'typebox';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { requestLanguage } from '../request-language.ts';
import {
  listCarousel,
  listCollectionCentres,
  listDictionary,
  listIndexEntries,
  listNews,
  listPackageGroups,
  listRecruitments,
} from './content.service.ts';

/** What the lists `system/{name}/index/list` hold (D-98). */
const SUMMARIES = {
  time: 'Time bands of the day',
  usualProblem: 'Questions about booking',
  combo: 'Services that are booked together',
  manage: 'Notices',
  project: 'What can be booked',
  station: 'Collection centres, community testing centres and testing stations',
  problem: 'Questions about COVID testing',
} as const satisfies Record<IndexListName, string>;

const success = <Data>(data: Data) => ({ code: 200 as const, msg: '', data });

export async function contentRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/official/homeCarousel/listAll',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['content'],
        summary: 'Slides of the home page',
        description: 'Of either type and status: the site shows those of type pc with status NORMAL.',
        response: { 200: Envelope(Type.Array(CarouselItem)), ...refusals() },
      },
    },
    async () => success(await listCarousel(deps)),
  );

  app.get(
    '/official/bloodCenter/all',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['content'],
        summary: 'Collection centres',
        description: 'With the public holidays and closures of the coming six weeks.',
        response: { 200: Envelope(Type.Array(CollectionCentre)), ...refusals() },
      },
    },
    async () => success(await listCollectionCentres(deps)),
  );

  app.get(
    '/official/recruiment/all',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['content'],
        summary: 'Vacancies',
        description: 'Descriptions are html-encoded.',
        response: { 200: Envelope(Type.Array(Recruitment)), ...refusals() },
      },
    },
    async () => success(await listRecruitments(deps)),
  );

  app.get(
    '/official/news/all',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['content'],
        summary: 'Announcements',
        description: 'Those that staff have published, the newest first.',
        response: { 200: Envelope(Type.Array(NewsItem)), ...refusals() },
      },
    },
    async () => success(await listNews(deps)),
  );

  app.get(
    '/official/packageItem/treeList',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['content'],
        summary: 'Test packages by group',
        description: 'Groups by sortNum; `component` names the page that an entry opens.',
        response: { 200: Envelope(Type.Array(PackageGroup)), ...refusals() },
      },
    },
    async () => success(listPackageGroups()),
  );

  for (const name of INDEX_LISTS) {
    app.get(
      `/system/${name}/index/list`,
      {
        config: { access: PUBLIC },
        schema: {
          tags: ['content'],
          summary: SUMMARIES[name],
          response: { 200: Envelope(Type.Array(IndexEntry)), ...refusals() },
        },
      },
      async () => success(await listIndexEntries(deps, name)),
    );
  }

  app.get(
    '/system/dict/data/anon/:dictType',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['content'],
        summary: 'Entries of a dictionary',
        description:
          'card_type, travel_card_type, sex, test_item_subject and others; an unknown type has no entries (D-105).',
        params: Type.Object({ dictType: Type.String() }),
        querystring: DictionaryQuery,
        response: { 200: Envelope(Type.Array(DictionaryEntry)), ...refusals('body-invalid') },
      },
    },
    async (request) => {
      const asked = LANGUAGES.find((language) => language === request.query.language);
      const language = asked ?? requestLanguage(request);
      return success(await listDictionary(deps, request.params.dictType, language));
    },
  );
}
