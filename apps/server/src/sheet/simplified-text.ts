import { Converter } from 'opencc-js';

/** The simplified text of a traditional one, where a sheet has no simplified text of its own. */
export const toSimplified = Converter({ from: 'hk', to: 'cn' });
