import * as calls from '@phial/contract/calls/content';
import { LANGUAGES } from '@phial/domain/language';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { requestLanguage } from '../request-language.ts';
import {
  listCarousel,
  listCollectionCentres,
  listDictionary,
  listIndexEntries,
  listNews,
  listRecruitments,
  readCompanyPages,
} from './content.service.ts';
import { listPackageGroups } from './packages.service.ts';

export async function contentRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listSlides, () => listCarousel(deps));
  handle(app, calls.listCollectionCentres, () => listCollectionCentres(deps));
  handle(app, calls.listVacancies, () => listRecruitments(deps));
  handle(app, calls.listNews, () => listNews(deps));
  handle(app, calls.readCompanyPages, () => readCompanyPages(deps));
  handle(app, calls.listPackageGroups, () => listPackageGroups(deps));
  handle(app, calls.listTimeBands, () => listIndexEntries(deps, 'time'));
  handle(app, calls.listBookingQuestions, () => listIndexEntries(deps, 'usual-problem'));
  handle(app, calls.listServiceCombinations, () => listIndexEntries(deps, 'combo'));
  handle(app, calls.listNotices, () => listIndexEntries(deps, 'manage'));
  handle(app, calls.listServices, () => listIndexEntries(deps, 'project'));
  handle(app, calls.listStations, () => listIndexEntries(deps, 'station'));
  handle(app, calls.listTestingQuestions, () => listIndexEntries(deps, 'problem'));
  handle(app, calls.listDictionary, ({ params, query, request }) => {
    const asked = LANGUAGES.find((language) => language === query.language);
    return listDictionary(deps, params.dictType, asked ?? requestLanguage(request));
  });
}
