import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router';

/** What our pages are compared with: the framework of the site, a route, a heading and a paragraph. */
function Page() {
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Bare page'),
    createElement('p', null, 'This paragraph is the largest thing that is painted.'),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  createElement(
    HashRouter,
    null,
    createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Page) })),
  ),
);
