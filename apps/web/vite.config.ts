import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsForBrowsers } from '../../scripts/vite/calls-for-browsers.ts';
import { chooseFirstScreen } from '../../scripts/vite/choose-first-screen.ts';
import { filesByJourney } from '../../scripts/vite/files-by-journey.ts';

/** `_button_1ymii`, as Vite names a class, but without the line of its rule: all these names are in the first load. */
function className(name: string, _file: string, css: string): string {
  return `_${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: className } },
  plugins: [callsForBrowsers(), react(), chooseFirstScreen()],
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
