import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { callsForBrowsers } from '../../scripts/vite/calls-for-browsers.ts';

export default defineConfig({
  plugins: [callsForBrowsers(), react(), fetchTheSiteAtOnce()],
  build: {
    target: 'es2022',
    // The policy of the site allows no data: scripts or styles; a file of its own is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Files that stay in the browser's cache from release to release.
          groups: [
            { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
});

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
        const scripts = [site.fileName, ...site.imports]
          .filter((file) => !html.includes(file))
          .map((file) => head('modulepreload', file));
        const styles = [...(site.viteMetadata?.importedCss ?? [])].map((file) => head('stylesheet', file));
        return [...scripts, ...styles];
      },
    },
  };
}

function head(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
