import { type Static, Type } from 'typebox';

/** A captcha: valid 5 minutes, spent by any attempt; `img` is a PNG data URL. */
export const Captcha = Type.Object({
  uuid: Type.String({ format: 'uuid' }),
  img: Type.String({ description: 'data:image/png;base64,…' }),
});
export type Captcha = Static<typeof Captcha>;
