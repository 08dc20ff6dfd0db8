import { type Static, type TSchema, Type } from 'typebox';

/** The key of a refusal in the message catalogue travels beside its words, so that a client can act on it. */
export const Refusal = Type.Object(
  {
    code: Type.Integer({
      minimum: 300,
      maximum: 599,
      description: 'Equal to the HTTP status; 301 under HTTP 401, where a login is missing',
    }),
    msg: Type.String({ description: 'What to do, in the language of the call' }),
    data: Type.Unknown({ description: 'What goes with the refusal, such as free times; else null' }),
    error: Type.Optional(Type.String({ description: 'Stable code of the refusal' })),
    requestId: Type.Optional(Type.String()),
  },
  { $id: 'Refusal' },
);
export type Refusal = Static<typeof Refusal>;

/**
 * Every JSON answer is `{code, msg, data}`; a success has HTTP 200 and code 200.
 * @param data schema of the answer's own content
 */
export function Envelope<T extends TSchema>(data: T) {
  return Type.Object({ code: Type.Literal(200), msg: Type.String(), data });
}
