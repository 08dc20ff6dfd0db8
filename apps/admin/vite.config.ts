import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The staff and doctor site stands below the public one, on the same origin (D-89). */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
