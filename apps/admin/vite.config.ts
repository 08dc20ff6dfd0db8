import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsForBrowsers } from '../../scripts/vite/calls-for-browsers.ts';
import { filesByJourney } from '../../scripts/vite/files-by-journey.ts';

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
          groups: filesByJourney({
            first: { site: ['apps/admin/src/main.tsx'] },
            journeys: {
              desk: [
                'closures',
                'critical-results',
                'hours',
                'messages',
                'receive-specimens',
                'today',
                'waiting-list',
              ],
              doctor: [
                'doctor-home',
                'doctor-new-order',
                'doctor-order',
                'doctor-orders',
                'doctor-report',
                'doctor-reports',
              ],
              editing: [
                'areas',
                'catalogue',
                'content',
                'content-entry',
                'content-list',
                'service',
                'service-point',
                'service-point-retirement',
                'service-points',
                'services',
                'set-up',
                'test-item',
              ],
              administration: [
                'accounts',
                'api-keys',
                'audit',
                'configuration',
                'identity-provider',
                'import',
                'my-account',
                'privacy',
                'sample',
                'statistics',
                'text-provider',
                'webhooks',
              ],
            },
            styledAtOnce: [],
          }),
        },
      },
    },
  },
});
