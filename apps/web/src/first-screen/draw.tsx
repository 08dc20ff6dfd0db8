import { givePublished } from '@phial/browser/published/published-document';
import {
  forgetServerState,
  giveServerState,
  type ReadAnswers,
} from '@phial/browser/server-state/server-state';
import { giveSiteSettings } from '@phial/browser/site-settings';
import type {
  FirstScreen,
  FirstScreenAnswers,
  FirstScreenSource,
} from '@phial/contract/content/first-screen';
import { packageCatalogue } from '@phial/contract/content/package-catalogue';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, parsePath, Router } from 'react-router';
import { App } from '../app.tsx';
import { servicesQuery } from '../features/booking/services/services.ts';
import { packageGroupsQuery, subjectsQuery } from '../features/catalogue/test-items/test-item-queries.ts';
import { slidesQuery } from '../features/content/carousel/home-carousel.tsx';
import { giveLanguage } from '../language/language.ts';
import { packages } from '../published/packages.ts';
import { findRoute, ROUTES } from '../routes.ts';
import { DrawnTitle } from '../shell/drawn-title.ts';
import { windowTitle } from '../shell/page-stack/window-title.ts';

/** What the queries of a page read, by its path; a page that is not listed reads nothing at first. */
const ANSWERS: Readonly<Record<string, (answers: FirstScreenAnswers) => ReadAnswers>> = {
  '/': ({ slides }) => [[slidesQuery().queryKey, slides]],
  '/grassrootReserve': ({ services }) => [[servicesQuery().queryKey, services]],
  '/testItem': ({ subjects, packageGroups }) => [
    [subjectsQuery().queryKey, subjects],
    [packageGroupsQuery().queryKey, packageGroups],
  ],
};

/** Pages whose query reads the file of the test packages. */
const WITH_PACKAGES: readonly string[] = ['/packageItem', '/packageItemDetail'];

/**
 * Draws what `main.tsx` draws, where there is no browser: in a thread of the server
 * (docs/decisions/095-first-screens.md). One at a time, as a site has its language and its laboratory once.
 * @throws Error where a page needs a browser
 */
export async function drawFirstScreen(source: FirstScreenSource): Promise<FirstScreen> {
  const { address, language } = source;
  giveSiteSettings(source.settings);
  givePublished(source.published);
  const path = parsePath(address).pathname ?? '/';
  await giveLanguage(language, findRoute(ROUTES, path)?.words ?? []);
  const answers = ANSWERS[path]?.(source.answers) ?? [];
  const needsPackages = WITH_PACKAGES.includes(path);
  forgetServerState();
  giveServerState(answers);
  if (needsPackages) {
    giveServerState([[packages().queryKey, packageCatalogue(source.answers.packages)]]);
  }
  let title = '';
  const markup = await drawMarkup(address, (learnt) => {
    title = learnt;
  });
  return { title: windowTitle(title, language), markup, answers, packages: needsPackages };
}

/** Nobody navigates in a drawing; links read as those of the site. */
const STILL = {
  createHref: (to: string | Parameters<typeof createPath>[0]) =>
    `#${typeof to === 'string' ? to : createPath(to)}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

async function drawMarkup(address: string, learnTitle: (title: string) => void): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={address} navigator={STILL} static>
        <DrawnTitle value={learnTitle}>
          <App />
        </DrawnTitle>
      </Router>
    </StrictMode>,
    {
      // A large part would else be sent after the rest, with a script in the page that puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return markup;
}
