import { type Static, Type } from 'typebox';

/** A captcha: valid 5 minutes, spent by any attempt; `img` is a PNG data URL (D-52). */
export const Captcha = Type.Object({
  uuid: Type.String({ format: 'uuid' }),
  img: Type.String({ description: 'data:image/png;base64,…' }),
});
export type Captcha = Static<typeof Captcha>;

/** The captcha stands at the top level as well as in `data` (D-106). */
export const CaptchaAnswer = Type.Object({
  code: Type.Literal(200),
  msg: Type.String(),
  uuid: Captcha.properties.uuid,
  img: Captcha.properties.img,
  data: Captcha,
});
