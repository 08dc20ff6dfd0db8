import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { callsOf } from '../call.ts';
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
} from '../content/content.ts';
import { CompanyPages } from '../content/page-bodies.ts';

const call = callsOf('content', PUBLIC);

/** A list of the booking pages, whose entries all have one form. */
const listOf = <const Address extends `GET /${string}`>(address: Address, summary: string) =>
  call(address, { summary, answer: Type.Array(IndexEntry) });

export const listSlides = call('GET /official/homeCarousel/listAll', {
  summary: 'Slides of the home page',
  description: 'Of either type and status: the site shows those of type pc with status NORMAL.',
  answer: Type.Array(CarouselItem),
});

export const listCollectionCentres = call('GET /official/bloodCenter/all', {
  summary: 'Collection centres',
  description: 'With the public holidays and closures of the coming six weeks.',
  answer: Type.Array(CollectionCentre),
});

export const listVacancies = call('GET /official/recruiment/all', {
  summary: 'Vacancies',
  description: 'Descriptions are html-encoded.',
  answer: Type.Array(Recruitment),
});

export const listNews = call('GET /official/news/all', {
  summary: 'Announcements',
  description: 'Those that staff have published, the newest first.',
  answer: Type.Array(NewsItem),
});

export const readCompanyPages = call('GET /official/page/all', {
  summary: 'Pages of the company',
  description: 'About us, quality policy, contact and COVID testing, as far as staff have published them.',
  answer: CompanyPages,
});

export const listPackageGroups = call('GET /official/packageItem/treeList', {
  summary: 'Test packages by group',
  description: 'Groups by sortNum; `component` names the page that an entry opens.',
  answer: Type.Array(PackageGroup),
});

export const listTimeBands = listOf('GET /system/time/index/list', 'Time bands of the day');
export const listBookingQuestions = listOf('GET /system/usualProblem/index/list', 'Questions about booking');
export const listServiceCombinations = listOf(
  'GET /system/combo/index/list',
  'Services that are booked together',
);
export const listNotices = listOf('GET /system/manage/index/list', 'Notices');
export const listServices = listOf('GET /system/project/index/list', 'What can be booked');
export const listStations = listOf(
  'GET /system/station/index/list',
  'Collection centres, community testing centres and testing stations',
);
export const listTestingQuestions = listOf('GET /system/problem/index/list', 'Questions about COVID testing');

export const listDictionary = call('GET /system/dict/data/anon/:dictType', {
  summary: 'Entries of a dictionary',
  description:
    'card_type, travel_card_type, sex, test_item_subject and others; an unknown type has no entries.',
  params: DictionaryParams,
  query: DictionaryQuery,
  answer: Type.Array(DictionaryEntry),
});
