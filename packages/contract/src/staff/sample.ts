import { type Static, Type } from 'typebox';
import { LocalText } from '../content/local-body.ts';
import { ClosedObject, Nullable } from '../schemas.ts';
import { Instant } from '../text.ts';
import { OwnPassword } from './account.ts';

const Count = (description?: string) => Type.Integer(description === undefined ? {} : { description });

/** How many rows of each kind came with the sample and nobody has changed since. */
export const SampleCensus = Type.Object({
  bookings: Count('Of nobody'),
  accounts: Count(),
  patients: Count('Of the sample doctor, like the orders and reports'),
  orders: Count(),
  reports: Count(),
  districts: Count('They stay when the sample is removed'),
  services: Count('Without the two of the calls, which stay'),
  servicePoints: Count(),
  openingPatterns: Count(),
  closures: Count('Public holidays; they stay when the sample is removed'),
  testItems: Count(),
  entries: Count('Texts, pictures and lists of the site'),
});
export type SampleCensus = Static<typeof SampleCensus>;

/** Real things that keep the sample from being removed, each kind with its own way to mend it. */
export const SAMPLE_OBSTACLES = [
  'administrator',
  'booking',
  'account',
  'identity-provider',
  'service',
  'test-item',
  'subject',
  'collection-centre',
  'package-group',
  'order',
] as const;
export type SampleObstacleKind = (typeof SAMPLE_OBSTACLES)[number];

export const SampleObstacle = Type.Object({
  kind: Type.Enum([...SAMPLE_OBSTACLES], {
    description:
      '`administrator`: nobody but the accounts of the sample could sign in as one. `booking`: a service point of the sample has bookings that somebody made. `account`: works at service points of the sample. `identity-provider`: a group gets them. `service`: one of the sample that an own service point offers. `test-item`: an own group holds tests of the sample. `subject`: one of the sample, of own test items. `collection-centre`: an own one at a service point of the sample. `package-group`: one of the sample, of own test packages. `order`: one that somebody placed as the doctor of the sample',
  }),
  id: Type.String({
    description: 'Of the service point, account, service, test item, entry or order; or empty',
  }),
  name: LocalText(1_000),
  count: Count('Bookings, service points, test items or test packages, where several hang on it'),
});
export type SampleObstacle = Static<typeof SampleObstacle>;

export const SampleState = Type.Object({
  production: Type.Boolean({ description: 'Whether the server runs with NODE_ENV=production' }),
  removedAt: Nullable(Instant('Removed'), { description: 'Null: it was never removed' }),
  ...SampleCensus.properties,
  obstacles: Type.Array(SampleObstacle, { description: 'At most 100' }),
});
export type SampleState = Static<typeof SampleState>;

export const SampleRemoval = ClosedObject({ ownPassword: OwnPassword });

/** Of `sample-in-use`. */
export const SampleInUse = Type.Object({ obstacles: Type.Array(SampleObstacle) });
export type SampleInUse = Static<typeof SampleInUse>;
