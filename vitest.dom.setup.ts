import { configure } from '@testing-library/react';
import { currentNotices, dismissToast } from './packages/browser/src/notices/notices.ts';
import { forgetServerState } from './packages/browser/src/server-state/server-state.ts';
import { givenPublished } from './packages/browser/src/testing/given-published.ts';
import { samplePublished } from './packages/content/src/testing/sample-published.ts';

/** A chunk that is fetched when it is needed may take a while on a busy machine; a second is not enough. */
configure({ asyncUtilTimeout: 15_000 });

// A worker keeps its document and its modules from file to file: each file begins as if it were the first.
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
forgetServerState();
for (const { id } of currentNotices().toasts) dismissToast(id);
for (const { acknowledge } of currentNotices().alerts) acknowledge();

// A page is served with what staff have published: here with the sample.
givenPublished(samplePublished);

// happy-dom gives a span no `display` at all, and names would be read with gaps between the words of a heading.
const inline = document.createElement('style');
inline.textContent = '.phrases, .phrases > span { display: inline }';
document.head.append(inline);
