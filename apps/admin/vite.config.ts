import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsForBrowsers } from '../../scripts/vite/calls-for-browsers.ts';

/** The staff and doctor site stands below the public one, on the same origin. */
export default defineConfig({
  base: '/admin/',
  plugins: [callsForBrowsers(), react()],
  build: {
    target: 'es2022',
    // The policy of the site allows no data: scripts or styles; a file of its own is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A schema that no page reads is left out, and TypeBox with the last of them.
      treeshake: { manualPureFunctions: ['Type', 'ClosedObject', 'OneOf', 'Nullable'] },
      output: {
        codeSplitting: {
          // Stays in the browser's cache from release to release.
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
