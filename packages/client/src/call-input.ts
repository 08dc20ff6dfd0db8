import type { BesideOf, BodyOf, Call, DataOf, ParamsOf, QueryOf } from '@phial/contract/call';

/*
 * A call as its sender sees it; the other side of `handle` in the server.
 */

/** Numbers go into an address as they are; what is undefined is left out. */
type Sendable<Query> = {
  [Name in keyof Query]:
    | Query[Name]
    | (string extends Query[Name] ? number : never)
    | (object extends Pick<Query, Name> ? undefined : never);
};

type Part<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

/** What a call is sent with: the parts that its definition has. */
export type InputOf<C extends Call> = (keyof ParamsOf<C> extends never
  ? unknown
  : Part<'params', ParamsOf<C>>) &
  (C extends { query: object } ? Part<'query', Sendable<QueryOf<C>>> : unknown) &
  (C extends { body: object }
    ? Part<'body', BodyOf<C>>
    : C extends { bodyMedia: object }
      ? { readonly body: Blob }
      : unknown);

/** The input and options of one call; they can be left out where nothing of them is needed. */
export type SendArguments<C extends Call, Options> =
  object extends InputOf<C> ? [input?: InputOf<C> & Options] : [input: InputOf<C> & Options];

/** What the sender gets: `data`, with the fields beside it where the call has some, a file, or a document of FHIR. */
export type ResultOf<C extends Call> = C extends { answerMedia: `${string}json` }
  ? DataOf<C>
  : C extends { answerMedia: string }
    ? Blob
    : C extends { beside: object }
      ? { readonly data: DataOf<C> } & Readonly<BesideOf<C>>
      : DataOf<C>;
