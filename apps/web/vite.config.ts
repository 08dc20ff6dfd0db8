import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { callsForBrowsers } from '../../scripts/vite/calls-for-browsers.ts';
import { chooseFirstScreen } from '../../scripts/vite/choose-first-screen.ts';
import { filesByJourney } from '../../scripts/vite/files-by-journey.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [callsForBrowsers(), react(), fetchTheSiteAtOnce(), chooseFirstScreen()],
  // What draws the first screens stands alone: the server loads it from the build.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: 'es2022',
    // The policy of the site allows no data: scripts or styles; a file of its own is cached for ever.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: !isSsrBuild && {
          groups: filesByJourney({
            first: {
              start: ['apps/web/src/start.ts'],
              site: [
                'apps/web/src/main.tsx',
                'apps/web/src/api-client/client.ts',
                'browser/src/server-state/server-state.ts',
              ],
            },
            // The pages whose first screens the server draws (apps/server/src/site/first-screens/addresses.ts).
            styledAtOnce: [
              'pages/home/home.tsx',
              'pages/home/read-parts.ts',
              'pages/grassroot-reserve/grassroot-reserve.tsx',
              'pages/test-item/test-item.tsx',
              'pages/package-item/package-item.tsx',
              'pages/package-item-detail/package-item-detail.tsx',
            ],
            journeys: {
              bookings: ['grassroot-reserve', 'own-booking', 'waiting', 'info-enter'],
              forms: ['own-booking', 'waiting', 'info-enter'],
              catalogue: ['test-item', 'test-item-detail', 'package-item', 'package-item-detail'],
              company: [
                'about-us',
                'blood-center',
                'contact-us',
                'covid-introduce',
                'covid-question',
                'doctor-service',
                'ensure',
                'news',
                'news-detail',
                'recruitment',
                'recruitment-detail',
                'statements',
              ],
            },
          }),
        },
      },
    },
  },
}));

/**
 * `start.ts` imports the site itself only when it runs. The page names those
 * files, so that they are on their way together with `start.ts`.
 */
function fetchTheSiteAtOnce(): Plugin {
  return {
    name: 'fetch-the-site-at-once',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const site = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/main.tsx'),
        );
        if (site?.type !== 'chunk') return [];
        const scripts = [...withImports(site, bundle ?? {})]
          .filter((file) => !html.includes(file))
          .map((file) => head('modulepreload', file));
        const styles = [...(site.viteMetadata?.importedCss ?? [])].map((file) => head('stylesheet', file));
        return [...scripts, ...styles];
      },
    },
  };
}

/** The names of a file and of all that it imports before it runs. */
function withImports(file: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set([file.fileName]);
  for (const name of found) {
    const one = bundle[name];
    if (one?.type === 'chunk') for (const imported of one.imports) found.add(imported);
  }
  return found;
}

function head(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
