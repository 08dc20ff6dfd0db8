import { type Static, Type } from 'typebox';
import { Nullable } from '../schemas.ts';
import { Instant } from '../text.ts';

/** How it stands with the backups. */
export const BackupState = Type.Object({
  state: Type.Union([Type.Literal('good'), Type.Literal('overdue'), Type.Literal('not-configured')], {
    description:
      '`overdue`: the last good one is older than a day and some hours, or there is none. `not-configured`: none are made by this server',
  }),
  lastGoodAt: Nullable(Instant('When the last good backup was begun')),
  failedAt: Nullable(Instant('When the newest attempt to make one failed; null when it did not')),
  walWaitingSince: Nullable(Instant('Since when changes cannot be shipped')),
});
export type BackupState = Static<typeof BackupState>;
