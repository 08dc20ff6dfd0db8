import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { App } from './app.tsx';
import { startLanguage } from './language/language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Each navigation says itself where it scrolls to.
history.scrollRestoration = 'manual';

await startLanguage();
createRoot(root).render(
  <StrictMode>
    <HashRouter>
      <App />
    </HashRouter>
  </StrictMode>,
);
