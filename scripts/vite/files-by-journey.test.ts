import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { filesByJourney } from './files-by-journey.ts';

/** A small site: what each module imports, and what it fetches when it is needed (with `?` before it). */
const SITE: Record<string, readonly string[]> = {
  '/src/start.ts': ['/src/routes.ts', '?/src/main.ts'],
  '/src/routes.ts': ['home', 'form', 'list', 'entry', 'about'].map(
    (page) => `?/src/pages/${page}/${page}.ts`,
  ),
  '/src/main.ts': ['/src/frame.ts', '/node_modules/react/index.js'],
  '/src/frame.ts': [],
  '/node_modules/react/index.js': [],
  '/src/pages/home/home.ts': ['/src/of-home.ts', '/src/of-all.ts', '/src/frame.ts'],
  '/src/pages/form/form.ts': ['/src/of-all.ts', '/src/of-bookings.ts', '/src/of-forms.ts', '?/src/later.ts'],
  '/src/pages/list/list.ts': ['/src/of-all.ts', '/src/of-bookings.ts', '/src/of-forms.ts'],
  '/src/pages/entry/entry.ts': ['/src/of-bookings.ts'],
  '/src/pages/about/about.ts': ['/src/of-all.ts'],
  '/src/of-home.ts': [],
  '/src/of-all.ts': [],
  '/src/of-bookings.ts': [],
  '/src/of-forms.ts': [],
  '/src/later.ts': ['/src/of-later.ts'],
  '/src/of-later.ts': [],
};

/** The file of each module, by the names of the files without their hashes. */
let fileOf: ReadonlyMap<string, string>;

beforeAll(async () => {
  const groups = filesByJourney({
    first: { start: ['/src/start.ts'], site: ['/src/main.ts'] },
    journeys: { bookings: ['form', 'list', 'entry'], forms: ['form', 'list'] },
    styledAtOnce: [],
  });
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'small-site',
        enforce: 'pre',
        resolveId: (id) => (Object.hasOwn(SITE, id) ? id : undefined),
        load: (id) => (Object.hasOwn(SITE, id) ? sourceOf(id) : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: '/src/start.ts', output: { codeSplitting: { groups } } },
    },
  })) as Rolldown.RolldownOutput;
  fileOf = new Map(
    output.flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map((id) => [id, file.name] as const) : [],
    ),
  );
});

/** A module that leaves something behind, so that none is empty. */
function sourceOf(id: string): string {
  const imports = SITE[id]?.map((one) =>
    one.startsWith('?') ? `import('${one.slice(1)}');` : `import '${one}';`,
  );
  return `${imports?.join('\n')}\nglobalThis.seen = [globalThis.seen, '${id}'];`;
}

test.each([
  ['a library', '/node_modules/react/index.js', 'framework'],
  ['what runs first', '/src/routes.ts', 'start'],
  ['what stands around every page', '/src/frame.ts', 'site'],
  ['what one page alone imports', '/src/of-home.ts', 'home'],
  ['a page', '/src/pages/entry/entry.ts', 'entry'],
  ['what pages of one journey share', '/src/of-forms.ts', 'forms'],
  ['what pages share that only a wider journey has all of', '/src/of-bookings.ts', 'bookings'],
  ['what pages of no common journey share', '/src/of-all.ts', 'site'],
  ['what is fetched when it is needed', '/src/later.ts', 'later'],
  ['what only that imports', '/src/of-later.ts', 'later'],
])('%s: %s is in the file %s', (_, id, file) => {
  expect(fileOf.get(id)).toBe(file);
});
