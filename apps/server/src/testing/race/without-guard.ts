import { registerHooks } from 'node:module';

/*
 * Loaded ahead of a server process (`node --import`), takes the guard out of
 * the statement that takes a seat, so that the race can be seen to notice.
 */

const GUARD = 'live + kept < capacity AS got';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/booking/seat.sql.ts')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(GUARD)) throw new Error(`the guard "${GUARD}" is not where the race looks for it`);
    return { ...loaded, source: source.replace(GUARD, 'true AS got') };
  },
});
