import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const SCRIPT = fileURLToPath(new URL('../../apps/web/src/first-screen/choose.ts', import.meta.url));

/** Where the script goes: before style sheets, for which scripts behind them wait. */
const PLACE = '<!-- choose the first screen -->';

/** The largest part of the home page, of the drawings of `packages/ui`. */
const HOME_PICTURE = 'home-harbour.svg';

/** Runs first, and imports the site itself only when it runs. */
const ENTRY = '/src/start.ts';
const SITE = '/src/main.tsx';

/**
 * Puts the script that chooses the first screen into the page itself, where the server allows it by its hash. It also
 * loads the scripts of the site, all at once, in place of the tag that Vite writes for the entry.
 */
export function chooseFirstScreen(): Plugin {
  return {
    name: 'choose-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const picture = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(HOME_PICTURE),
        );
        if (picture === undefined) throw new Error(`the build has no ${HOME_PICTURE}`);
        const scripts = [ENTRY, SITE].flatMap((module) => withImports(fileOf(module, bundle), bundle));
        const [entry] = scripts;
        const tag = `<script type="module" crossorigin src="/${entry}"></script>`;
        for (const part of [PLACE, tag])
          if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
        const script = await bundled({
          HOME_PICTURE: `/${picture.fileName}`,
          SCRIPTS: [...new Set(scripts)].map((file) => `/${file}`),
        });
        return html.replace(tag, '').replace(PLACE, () => `<script>${script}</script>`);
      },
    },
  };
}

/** The name of the file that has a module. */
function fileOf(module: string, bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`apps/web${module}`)),
  );
  if (file === undefined) throw new Error(`the build has no ${module}`);
  return file.fileName;
}

/** The names of a file and of all that it imports before it runs. */
function withImports(fileName: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([fileName]);
  for (const name of found) {
    const one = bundle[name];
    if (one?.type === 'chunk') for (const imported of one.imports) found.add(imported);
  }
  return [...found];
}

async function bundled(constants: Readonly<Record<string, unknown>>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SCRIPT, output: { format: 'iife' } },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${SCRIPT} made nothing`);
  return output.output[0].code.trim();
}
