import type { CompanyPages } from '@phial/contract/content/page-bodies';
import { aboutUs } from '../sample/content/pages/about-us.ts';
import { contact } from '../sample/content/pages/contact.ts';
import { covid } from '../sample/content/pages/covid.ts';
import { quality } from '../sample/content/pages/quality.ts';

/** What a server with the sample answers to `GET /official/page/all`. */
export const samplePages: CompanyPages = { aboutUs, quality, contact, covid };
