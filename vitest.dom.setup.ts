import { configure } from '@testing-library/react';

/** A chunk that is fetched when it is needed may take a while on a busy machine; a second is not enough. */
configure({ asyncUtilTimeout: 15_000 });

// happy-dom gives a span no `display` at all, and names would be read with gaps between the words of a heading.
const inline = document.createElement('style');
inline.textContent = '.phrases, .phrases > span { display: inline }';
document.head.append(inline);
