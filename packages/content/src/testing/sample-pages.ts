import type { CompanyPages } from '@phial/contract/content/page-bodies';
import { sampleBody } from '../sample/content-entries.ts';

/** What a server with the sample answers to `GET /official/page/all`. */
export const samplePages: CompanyPages = {
  aboutUs: sampleBody('page-about-us'),
  quality: sampleBody('page-quality'),
  contact: sampleBody('page-contact'),
  covid: sampleBody('page-covid'),
};
