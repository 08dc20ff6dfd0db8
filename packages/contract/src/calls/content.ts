import { type TSchema, Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CarouselItem,
  CollectionCentre,
  DictionaryEntry,
  DictionaryParams,
  DictionaryQuery,
  IndexEntry,
  NewsItem,
  PackageGroup,
  Recruitment,
} from '../content.ts';

const listCall = <Path extends `/${string}`, Entry extends TSchema>(
  path: Path,
  entry: Entry,
  summary: string,
  description?: string,
) =>
  defineCall({
    method: 'GET',
    path,
    access: PUBLIC,
    tag: 'content',
    summary,
    ...(description !== undefined && { description }),
    answer: Type.Array(entry),
  });

export const listSlides = listCall(
  '/official/homeCarousel/listAll',
  CarouselItem,
  'Slides of the home page',
  'Of either type and status: the site shows those of type pc with status NORMAL.',
);

export const listCollectionCentres = listCall(
  '/official/bloodCenter/all',
  CollectionCentre,
  'Collection centres',
  'With the public holidays and closures of the coming six weeks.',
);

export const listVacancies = listCall(
  '/official/recruiment/all',
  Recruitment,
  'Vacancies',
  'Descriptions are html-encoded.',
);

export const listNews = listCall(
  '/official/news/all',
  NewsItem,
  'Announcements',
  'Those that staff have published, the newest first.',
);

export const listPackageGroups = listCall(
  '/official/packageItem/treeList',
  PackageGroup,
  'Test packages by group',
  'Groups by sortNum; `component` names the page that an entry opens.',
);

export const listTimeBands = listCall('/system/time/index/list', IndexEntry, 'Time bands of the day');

export const listBookingQuestions = listCall(
  '/system/usualProblem/index/list',
  IndexEntry,
  'Questions about booking',
);

export const listServiceCombinations = listCall(
  '/system/combo/index/list',
  IndexEntry,
  'Services that are booked together',
);

export const listNotices = listCall('/system/manage/index/list', IndexEntry, 'Notices');

export const listServices = listCall('/system/project/index/list', IndexEntry, 'What can be booked');

export const listStations = listCall(
  '/system/station/index/list',
  IndexEntry,
  'Collection centres, community testing centres and testing stations',
);

export const listTestingQuestions = listCall(
  '/system/problem/index/list',
  IndexEntry,
  'Questions about COVID testing',
);

export const listDictionary = defineCall({
  method: 'GET',
  path: '/system/dict/data/anon/:dictType',
  access: PUBLIC,
  tag: 'content',
  summary: 'Entries of a dictionary',
  description:
    'card_type, travel_card_type, sex, test_item_subject and others; an unknown type has no entries.',
  params: DictionaryParams,
  query: DictionaryQuery,
  answer: Type.Array(DictionaryEntry),
});
