import { configDefaults, defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './scripts/program.ts';

/** What comes in its own time may take a while on a busy machine; a second, as it is otherwise, is not enough. */
const patient = { poll: { timeout: 20_000 } };

/** The commands and servers that tests start load their code in half the time from what the first has compiled. */
const compiled = { NODE_COMPILE_CACHE: COMPILE_CACHE };

/** Several server processes each, which answer in time only where they have the machine to themselves. */
const RACES = 'apps/server/src/**/*.race.test.ts';

/** What `api` and `race` have in common. */
const onDatabase = {
  expect: patient,
  // Each file has a database of its own and closes what it opens: loading the server once a worker is enough.
  isolate: false,
  env: compiled,
  setupFiles: ['apps/server/src/testing/each-file.setup.ts'],
  globalSetup: ['apps/server/src/testing/database-server.setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * Five kinds of test, each started by `scripts/test.ts`:
 * `unit` needs nothing, `dom` a document, `api` the database that its global set-up starts, `race` such a
 * database and the machine to itself, `proof` programs of the distribution as well, which its global set-up installs.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          testTimeout: 60_000,
          // Loading modules is most of the work: once a worker is enough.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'apps/admin/src/**/*.test.ts',
            'scripts/*.test.ts',
            'scripts/vite/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'dom',
          expect: patient,
          testTimeout: 60_000,
          // Vitest's default, one fewer than there are processors, is one on a small machine.
          maxWorkers: '100%',
          include: ['packages/{ui,browser}/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          environment: 'happy-dom',
          // The set-up file takes away what the file before it left in the document.
          isolate: false,
          setupFiles: ['vitest.dom.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'api',
          ...onDatabase,
          // Many wait for something: a third keeps two processors busy.
          maxWorkers: 3,
          include: [
            'apps/server/src/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'scripts/dev/*.test.ts',
            'packages/client/examples/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, RACES],
        },
      },
      {
        test: {
          name: 'race',
          ...onDatabase,
          maxWorkers: 1,
          include: [RACES],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'proof',
          expect: patient,
          maxWorkers: 2,
          env: compiled,
          include: ['proof/src/**/*.test.ts'],
          globalSetup: ['proof/src/programs.setup.ts', 'apps/server/src/testing/database-server.setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
