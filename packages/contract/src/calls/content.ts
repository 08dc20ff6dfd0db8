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

const call = callsOf('content', PUBLIC);

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

export const listPackageGroups = call('GET /official/packageItem/treeList', {
  summary: 'Test packages by group',
  description: 'Groups by sortNum; `component` names the page that an entry opens.',
  answer: Type.Array(PackageGroup),
});

export const listTimeBands = call('GET /system/time/index/list', {
  summary: 'Time bands of the day',
  answer: Type.Array(IndexEntry),
});

export const listBookingQuestions = call('GET /system/usualProblem/index/list', {
  summary: 'Questions about booking',
  answer: Type.Array(IndexEntry),
});

export const listServiceCombinations = call('GET /system/combo/index/list', {
  summary: 'Services that are booked together',
  answer: Type.Array(IndexEntry),
});

export const listNotices = call('GET /system/manage/index/list', {
  summary: 'Notices',
  answer: Type.Array(IndexEntry),
});

export const listServices = call('GET /system/project/index/list', {
  summary: 'What can be booked',
  answer: Type.Array(IndexEntry),
});

export const listStations = call('GET /system/station/index/list', {
  summary: 'Collection centres, community testing centres and testing stations',
  answer: Type.Array(IndexEntry),
});

export const listTestingQuestions = call('GET /system/problem/index/list', {
  summary: 'Questions about COVID testing',
  answer: Type.Array(IndexEntry),
});

export const listDictionary = call('GET /system/dict/data/anon/:dictType', {
  summary: 'Entries of a dictionary',
  description:
    'card_type, travel_card_type, sex, test_item_subject and others; an unknown type has no entries.',
  params: DictionaryParams,
  query: DictionaryQuery,
  answer: Type.Array(DictionaryEntry),
});
