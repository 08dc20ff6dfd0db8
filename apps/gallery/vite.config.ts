import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run dev` serves it beside the sites; the product does without it. */
export default defineConfig({ base: '/gallery/', plugins: [react()] });
