import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { App } from './app.tsx';
import { prepareFirstScreen } from './first-screen/shown-screen.ts';
import { startLanguage } from './language/language.ts';

/**
 * Draws the site, or takes over the first screen that stands in the page. Not while this module is loaded: the page of
 * a first screen may import it.
 * @throws where the words do not arrive
 */
export async function openSite(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // Each navigation says itself where it scrolls to.
  history.scrollRestoration = 'manual';
  await startLanguage();
  const isDrawn = await prepareFirstScreen();
  const site = (
    <StrictMode>
      <HashRouter>
        <App />
      </HashRouter>
    </StrictMode>
  );
  if (isDrawn) {
    // At once: the visitor could otherwise go on before the router reads the address, or before it listens to it.
    flushSync(() => hydrateRoot(root, site));
  } else {
    root.replaceChildren();
    createRoot(root).render(site);
  }
}
