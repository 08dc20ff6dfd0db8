import type { SiteMessages } from '@phial/content/messages/messages';
import type { ComponentType } from 'react';
import type { Journey } from './language/catalogues.ts';

/** What the chunk of a page brings along. */
export interface PageChunk {
  readonly Page: ComponentType;
}

/** One address of the site. The page is a chunk of its own, loaded when the address is first opened. */
export interface Route {
  readonly path: string;
  /**
   * Menu entry highlighted when the address carries no `index` (docs/rules/site.md#menu-index); none for
   * routes without an entry.
   */
  readonly index?: string;
  /** Key of the page's name in the words of the shell. */
  readonly title: keyof SiteMessages['shell']['titles'];
  /** The page starts afresh at each visit. The others are cached: they stay mounted while another shows. */
  readonly fresh?: true;
  /** Whose words the page is shown with; they are fetched beside its chunk. A page without any has the site's alone. */
  readonly words?: readonly Journey[];
  readonly load: () => Promise<PageChunk>;
}

/** Every address of the site. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    index: '1',
    title: 'home',
    load: async () => ({ Page: (await import('./pages/home/home.tsx')).Home }),
  },
  {
    path: '/AboutUs',
    index: '2-1',
    title: 'aboutUs',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/about-us/about-us.tsx')).AboutUs }),
  },
  {
    path: '/ensure',
    index: '2-2',
    title: 'ensure',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/ensure/ensure.tsx')).Ensure }),
  },
  {
    path: '/contactUs',
    index: '6-1',
    title: 'contactUs',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/contact-us/contact-us.tsx')).ContactUs }),
  },
  {
    path: '/recruitment',
    index: '7',
    title: 'recruitment',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/recruitment/recruitment.tsx')).Recruitment }),
  },
  {
    path: '/recruitmentDetail',
    index: '7',
    title: 'recruitmentDetail',
    fresh: true,
    words: ['company'],
    load: async () => ({
      Page: (await import('./pages/recruitment-detail/recruitment-detail.tsx')).RecruitmentDetail,
    }),
  },
  {
    path: '/bloodcenter',
    index: '6-2',
    title: 'bloodcenter',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/blood-center/blood-center.tsx')).BloodCenter }),
  },
  {
    path: '/testItem',
    index: '4-1',
    title: 'testItem',
    words: ['catalogue'],
    load: async () => ({ Page: (await import('./pages/test-item/test-item.tsx')).TestItemSearch }),
  },
  {
    path: '/packageItem',
    index: '4-1',
    title: 'packageItem',
    words: ['catalogue'],
    load: async () => ({ Page: (await import('./pages/package-item/package-item.tsx')).PackageItem }),
  },
  {
    path: '/packageItemDetail',
    index: '4-1',
    title: 'packageItemDetail',
    fresh: true,
    words: ['catalogue'],
    load: async () => ({
      Page: (await import('./pages/package-item-detail/package-item-detail.tsx')).PackageItemDetail,
    }),
  },
  {
    path: '/testItemDetail',
    index: '4-1',
    title: 'testItemDetail',
    fresh: true,
    words: ['catalogue'],
    load: async () => ({
      Page: (await import('./pages/test-item-detail/test-item-detail.tsx')).TestItemDetail,
    }),
  },
  {
    path: '/news',
    index: '5',
    title: 'news',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/news/news.tsx')).News }),
  },
  {
    path: '/newsDetail',
    index: '5',
    title: 'newsDetail',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/news-detail/news-detail.tsx')).NewsDetail }),
  },
  {
    path: '/covidintroduce',
    title: 'covidintroduce',
    words: ['company'],
    load: async () => ({
      Page: (await import('./pages/covid-introduce/covid-introduce.tsx')).CovidIntroduce,
    }),
  },
  {
    path: '/covidqusetion',
    title: 'covidqusetion',
    words: ['company'],
    load: async () => ({ Page: (await import('./pages/covid-question/covid-question.tsx')).CovidQuestion }),
  },
  {
    path: '/grassrootReserve',
    index: '8',
    title: 'grassrootReserve',
    words: ['booking'],
    load: async () => ({
      Page: (await import('./pages/grassroot-reserve/grassroot-reserve.tsx')).GrassrootReserve,
    }),
  },
  {
    path: '/booking',
    index: '8',
    title: 'booking',
    fresh: true,
    words: ['booking', 'furtherBooking'],
    load: async () => ({ Page: (await import('./pages/own-booking/own-booking.tsx')).OwnBooking }),
  },
  {
    path: '/waiting',
    index: '8',
    title: 'waiting',
    fresh: true,
    words: ['booking', 'furtherBooking'],
    load: async () => ({ Page: (await import('./pages/waiting/waiting.tsx')).Waiting }),
  },
  {
    path: '/doctorService',
    index: '9-2',
    title: 'doctorService',
    load: async () => ({ Page: (await import('./pages/doctor-service/doctor-service.tsx')).DoctorService }),
  },
  {
    path: '/infoEnter',
    title: 'infoEnter',
    words: ['booking', 'clientInformation'],
    load: async () => ({ Page: (await import('./pages/info-enter/info-enter.tsx')).InfoEnter }),
  },
  {
    path: '/terms',
    title: 'terms',
    load: async () => ({ Page: (await import('./pages/statements/statement.tsx')).Terms }),
  },
  {
    path: '/privacy',
    title: 'privacy',
    load: async () => ({ Page: (await import('./pages/statements/statement.tsx')).Privacy }),
  },
  {
    path: '/accessibility',
    title: 'accessibility',
    load: async () => ({ Page: (await import('./pages/statements/statement.tsx')).Accessibility }),
  },
];

/** The route of a path as it is in the hash; a trailing slash does not matter. Undefined for an unknown one. */
export function findRoute(routes: readonly Route[], pathname: string): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return routes.find((route) => route.path === path);
}

/** The menu index of an address: the one it carries, else its route's own. */
export function menuIndexOf(pathname: string, params: URLSearchParams): string | undefined {
  return params.get('index') ?? findRoute(ROUTES, pathname)?.index;
}
