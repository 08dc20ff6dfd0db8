import { type Static, Type } from 'typebox';
import { Version } from '../content/editing.ts';
import { ClosedObject } from '../schemas.ts';
import { Time } from './schedule.ts';

/** When visitors are neither reminded nor offered places of the waiting list. */
export const QuietHours = ClosedObject({
  from: Time('the evening, when they begin'),
  until: Time('the morning, when they end; as `from`: there are none'),
});
export type QuietHours = Static<typeof QuietHours>;

/** How the laboratory writes to its visitors. */
export const MessageSettings = ClosedObject({ quietHours: QuietHours, version: Version });
export type MessageSettings = Static<typeof MessageSettings>;

/** Of `version-conflict`: the settings as they are now. */
export const MessageSettingsConflict = Type.Object({ settings: MessageSettings });
