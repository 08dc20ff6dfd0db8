import type { Language } from '@phial/domain/language';
import { defineConfig, devices } from '@playwright/test';
import journeys from '../playwright.config.ts';

const LANGUAGES: readonly Language[] = ['tw', 'zh', 'en'];

const { webServer, reporter: _, ...base } = journeys;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('the journeys have one server');

/** `npm run screenshots`: every screen and every story as a picture, below `screenshots/`, to be looked at. */
export default defineConfig<{ language: Language }>({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/screenshots',
  reporter: 'list',
  timeout: 120_000,
  projects: LANGUAGES.flatMap((language) => [
    {
      name: `${language} desktop`,
      // A story shows all languages by itself.
      testIgnore: language === 'en' ? [] : 'components.spec.ts',
      use: { ...devices['Desktop Chrome'], language },
    },
    {
      name: `${language} mobile`,
      // The staff site and the stories have one edition.
      testIgnore: ['staff.spec.ts', 'components.spec.ts'],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        language,
      },
    },
  ]),
  webServer: { ...webServer, cwd: '..' },
});
