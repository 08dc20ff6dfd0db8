import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { Access } from './access.ts';
import { Envelope } from './envelope.ts';
import type { ErrorCode } from './errors.ts';

/** The parts of the API page; each call stands in one. */
export const TAGS = {
  captcha: 'The picture that each enquiry and booking answers',
  'service-points': 'Where appointments are kept',
  availability: 'Days and times that can be booked',
  holds: 'A place kept for a visitor while filling in the form',
  bookings: 'Create, find, change and cancel',
  'own-booking': 'One booking, by the link of a message about it',
  waiting: 'Free places are offered to whoever waits for them',
  content: 'What the laboratory tells its visitors',
  editing: 'Staff change what the site shows',
  catalogue: 'Tests and groups of tests',
  imports: 'Spreadsheets of what staff would else type',
  onsite: 'Registration at the counter',
  desk: 'The counter desk: the day, its visitors and what becomes of them',
  schedule: 'Opening hours, closures, and what visitors are told of changes',
  numbers: 'Bookings, use of capacity, no-shows and lead time',
  privacy: 'Erasure, copies and the search for one person',
  audit: 'Who did what',
  doctor: 'For doctors who are logged in',
  webhooks: 'Events that are sent to other systems',
  laboratory: "For the laboratory's system: orders and specimens",
  reports: "For the laboratory's system: reports",
  accounts: 'Staff and doctors: sign-in, sessions, accounts',
  'api-keys': 'Keys by which other programs call',
  operation: 'For whoever runs the server',
} as const;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What `data` of the answer to some refusals holds, by the code of the refusal. */
export type RefusalData = { readonly [Code in ErrorCode]?: TSchema };

/** One call of the API, said once: the server binds a handler to it, browsers and programs send it. */
export interface Call {
  readonly method: Method;
  /** Below the prefix of the API; a parameter stands as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly tag: keyof typeof TAGS;
  /** One line for the API page; begins with a capital and ends without a full stop. */
  readonly summary: string;
  /** Sentences for the API page; names of code stand between backticks. */
  readonly description?: string;
  /** Left out, each parameter of the path is a text of at most 64 characters. */
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** Media types of the body, where they are not JSON alone; without a schema the body is a file. */
  readonly bodyMedia?: readonly string[];
  /** The schema only describes the body: the handler checks it, and says in its own words what is wrong. */
  readonly bodyCheckedByHandler?: true;
  /** Bytes, where a body may be longer than 64 kB. */
  readonly bodyLimit?: number;
  /** `data` of the answer; left out, it is null. */
  readonly answer?: TSchema;
  /** Fields beside `data` in the answer. */
  readonly beside?: TProperties;
  /** Media type of an answer that is not the JSON envelope; `answer` describes it, where it is JSON all the same. */
  readonly answerMedia?: string;
  /** The refusals that are its own; those of its body and its access follow, see `refusalsOf`. */
  readonly refusals?: readonly ErrorCode[];
  /** The refusals whose answer carries `data`; they need not stand in `refusals` again. */
  readonly refusalData?: RefusalData;
  /** Whether the caller shows the booking token: `Authorization: Bearer`. */
  readonly bookingToken?: true;
  /** A call that a page makes by itself: it does not count as using the session. */
  readonly isBackground?: true;
  /** Whether it stands beside the prefix of the API, for whoever runs the server. */
  readonly outsidePrefix?: true;
}

/** What a definition says besides its address and what its module has in common. */
type Details = Omit<Call, 'method' | 'path' | 'tag' | 'access'> & { readonly access?: Access };

/** A {@link Call} as precisely as it is written. */
type Defined<Address extends string, Tag, Who, Own> = {
  readonly method: Address extends `${infer Name extends Method} ${string}` ? Name : never;
  readonly path: Address extends `${string} ${infer Path extends `/${string}`}` ? Path : never;
  readonly tag: Tag;
  readonly access: Own extends { access: infer Narrower } ? Narrower : Who;
} & Omit<Own, 'access'>;

/**
 * Begins the calls of one part of the API page: the function it returns defines one of them, by method and path.
 * @param access of those that do not name another
 */
export function callsOf<const Tag extends Call['tag'], Who extends Access>(tag: Tag, access: Who) {
  return <const Address extends `${Method} /${string}`, const Own extends Details>(
    address: Address,
    details: Own,
  ) => {
    const [method, path] = address.split(' ');
    return { method, path, tag, access, ...details } as unknown as Defined<Address, Tag, Who, Own>;
  };
}

type NameIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never;

/** Values for the parameters of the path. */
export type ParamsOf<C extends Call> = C extends { params: infer Schema extends TObject }
  ? Static<Schema>
  : { [Name in NameIn<C['path']>]: string };

export type QueryOf<C extends Call> = C extends { query: infer Schema extends TObject }
  ? Static<Schema>
  : object;

export type HeadersOf<C extends Call> = C extends { headers: infer Schema extends TObject }
  ? Static<Schema>
  : object;

export type BodyOf<C extends Call> = C extends { body: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

/** `data` of the answer. */
export type DataOf<C extends Call> = C extends { answer: infer Schema extends TSchema }
  ? Static<Schema>
  : null;

/** Fields beside `data`. */
export type BesideOf<C extends Call> = C extends { beside: infer Fields extends TProperties }
  ? Static<TObject<Fields>>
  : object;

/** `data` of a refusal, by its code. */
export type RefusalDataOf<C extends Call, Code extends ErrorCode> = C extends { refusalData: infer Map }
  ? Code extends keyof Map
    ? Map[Code] extends TSchema
      ? Static<Map[Code]>
      : never
    : never
  : never;

/** The parameters of the path; undefined where it has none. */
export function paramsOf({ path, params }: Call): TObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (params !== undefined || names.length === 0) return params;
  return Type.Object(Object.fromEntries(names.map((name) => [name, Type.String({ maxLength: 64 })])));
}

/** The envelope of the answer: `data`, and the fields beside it. */
export function answerOf({ answer = Type.Null(), beside = {} }: Call): TObject {
  return Type.Object({ ...Envelope(answer).properties, ...beside });
}
