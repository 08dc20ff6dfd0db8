import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SCRIPT = fileURLToPath(new URL('../../apps/web/src/first-screen/choose.ts', import.meta.url));

/** Where the script goes: before style sheets, for which scripts behind them wait. */
const PLACE = '<!-- choose the first screen -->';

/** The largest part of the home page, of the drawings of `packages/ui`. */
const HOME_PICTURE = 'home-harbour.svg';

/** Puts the script that chooses the first screen into the page itself; the server allows it by its hash. */
export function chooseFirstScreen(): Plugin {
  return {
    name: 'choose-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const picture = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(HOME_PICTURE),
        );
        if (picture === undefined) throw new Error(`the build has no ${HOME_PICTURE}`);
        const script = `<script>${await bundled(`/${picture.fileName}`)}</script>`;
        return html.replace(PLACE, () => script);
      },
    },
  };
}

async function bundled(homePicture: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { HOME_PICTURE: JSON.stringify(homePicture) },
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
