import type { Messages } from '@phial/content/messages/messages';
import type { ComponentType, ReactNode } from 'react';

/** What the chunk of a page brings along. */
export interface PageChunk {
  readonly Page: ComponentType;
  /** Stands around the page. */
  readonly Frame?: ComponentType<{ children: ReactNode }>;
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
  readonly title: keyof Messages['shell']['titles'];
  /** A cached page stays mounted while another shows; the three others start afresh. */
  readonly cached: boolean;
  readonly load: () => Promise<PageChunk>;
}

/** Around a page that uses TanStack Query, which is fetched with the first such page: no part of the first load. */
async function withServerState(page: Promise<ComponentType>): Promise<PageChunk> {
  const [Page, { ServerState }] = await Promise.all([
    page,
    import('@phial/browser/server-state/server-state'),
  ]);
  return { Page, Frame: ServerState };
}

/** Every address of the site. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    index: '1',
    title: 'home',
    cached: true,
    load: async () => ({ Page: (await import('./pages/home/home.tsx')).Home }),
  },
  {
    path: '/AboutUs',
    index: '2-1',
    title: 'aboutUs',
    cached: true,
    load: async () => ({ Page: (await import('./pages/about-us/about-us.tsx')).AboutUs }),
  },
  {
    path: '/ensure',
    index: '2-2',
    title: 'ensure',
    cached: true,
    load: async () => ({ Page: (await import('./pages/ensure/ensure.tsx')).Ensure }),
  },
  {
    path: '/contactUs',
    index: '6-1',
    title: 'contactUs',
    cached: true,
    load: async () => ({ Page: (await import('./pages/contact-us/contact-us.tsx')).ContactUs }),
  },
  {
    path: '/recruitment',
    index: '7',
    title: 'recruitment',
    cached: true,
    load: () =>
      withServerState(import('./pages/recruitment/recruitment.tsx').then((page) => page.Recruitment)),
  },
  {
    path: '/recruitmentDetail',
    index: '7',
    title: 'recruitmentDetail',
    cached: false,
    load: () =>
      withServerState(
        import('./pages/recruitment-detail/recruitment-detail.tsx').then((page) => page.RecruitmentDetail),
      ),
  },
  {
    path: '/bloodcenter',
    index: '6-2',
    title: 'bloodcenter',
    cached: true,
    load: () =>
      withServerState(import('./pages/blood-center/blood-center.tsx').then((page) => page.BloodCenter)),
  },
  {
    path: '/testItem',
    index: '4-1',
    title: 'testItem',
    cached: true,
    load: () =>
      withServerState(import('./pages/test-item/test-item.tsx').then((page) => page.TestItemSearch)),
  },
  {
    path: '/packageItem',
    index: '4-1',
    title: 'packageItem',
    cached: true,
    load: async () => ({ Page: (await import('./pages/package-item/package-item.tsx')).PackageItem }),
  },
  {
    path: '/packageItemDetail',
    index: '4-1',
    title: 'packageItemDetail',
    cached: false,
    load: () =>
      withServerState(
        import('./pages/package-item-detail/package-item-detail.tsx').then((page) => page.PackageItemDetail),
      ),
  },
  {
    path: '/testItemDetail',
    index: '4-1',
    title: 'testItemDetail',
    cached: false,
    load: () =>
      withServerState(
        import('./pages/test-item-detail/test-item-detail.tsx').then((page) => page.TestItemDetail),
      ),
  },
  {
    path: '/news',
    index: '5',
    title: 'news',
    cached: true,
    load: () => withServerState(import('./pages/news/news.tsx').then((page) => page.News)),
  },
  {
    path: '/newsDetail',
    index: '5',
    title: 'newsDetail',
    cached: true,
    load: () =>
      withServerState(import('./pages/news-detail/news-detail.tsx').then((page) => page.NewsDetail)),
  },
  {
    path: '/covidintroduce',
    title: 'covidintroduce',
    cached: true,
    load: async () => ({
      Page: (await import('./pages/covid-introduce/covid-introduce.tsx')).CovidIntroduce,
    }),
  },
  {
    path: '/covidqusetion',
    title: 'covidqusetion',
    cached: true,
    load: () =>
      withServerState(import('./pages/covid-question/covid-question.tsx').then((page) => page.CovidQuestion)),
  },
  {
    path: '/grassrootReserve',
    index: '8',
    title: 'grassrootReserve',
    cached: true,
    load: () =>
      withServerState(
        import('./pages/grassroot-reserve/grassroot-reserve.tsx').then((page) => page.GrassrootReserve),
      ),
  },
  {
    path: '/doctorService',
    index: '9-2',
    title: 'doctorService',
    cached: true,
    load: async () => ({ Page: (await import('./pages/doctor-service/doctor-service.tsx')).DoctorService }),
  },
  {
    path: '/infoEnter',
    title: 'infoEnter',
    cached: true,
    load: () => withServerState(import('./pages/info-enter/info-enter.tsx').then((page) => page.InfoEnter)),
  },
  {
    path: '/terms',
    title: 'terms',
    cached: true,
    load: async () => ({ Page: (await import('./pages/statements/terms.tsx')).Terms }),
  },
  {
    path: '/privacy',
    title: 'privacy',
    cached: true,
    load: async () => ({ Page: (await import('./pages/statements/privacy.tsx')).Privacy }),
  },
  {
    path: '/accessibility',
    title: 'accessibility',
    cached: true,
    load: async () => ({ Page: (await import('./pages/statements/accessibility.tsx')).Accessibility }),
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
