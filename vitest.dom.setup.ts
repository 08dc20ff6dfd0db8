import { configure } from '@testing-library/react';

/** A chunk that is fetched when it is needed may take a while on a busy machine; a second is not enough. */
configure({ asyncUtilTimeout: 15_000 });
