import '@phial/ui/tokens.css';
import '@phial/ui/base.css';
import './styles/density.css';
import './styles/framed.css';
import { applyBrand } from '@phial/browser/published/apply-brand';
import { laboratory } from '@phial/browser/published/published-document';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { startLanguage } from './language/language.ts';
import { findSession } from './session/api.ts';
import { startFrame } from './shell/framed.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

applyBrand(laboratory());
const languageStarted = startLanguage();
startFrame(languageStarted);
await languageStarted;
void findSession();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
