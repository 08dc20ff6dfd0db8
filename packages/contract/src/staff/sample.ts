import { type Static, Type } from 'typebox';

const Count = (description?: string) => Type.Integer(description === undefined ? {} : { description });

/** How many rows of each kind came with the sample and nobody has changed since. */
export const SampleCensus = Type.Object({
  bookings: Count('Of nobody'),
  accounts: Count(),
  patients: Count('Of the sample doctor, like the orders and reports'),
  orders: Count(),
  reports: Count(),
  districts: Count(),
  services: Count(),
  servicePoints: Count(),
  openingPatterns: Count(),
  closures: Count('Public holidays'),
  testItems: Count(),
  entries: Count('Texts, pictures and lists of the site'),
  realOnes: Type.Object(
    {
      bookings: Count('Made by somebody at a service point of the sample'),
      servicePoints: Count('In a district of the sample'),
      testItems: Count('Groups with a test of the sample'),
    },
    { description: 'Real ones that hang on the sample' },
  ),
});
export type SampleCensus = Static<typeof SampleCensus>;

export const SampleState = Type.Object({
  production: Type.Boolean({ description: 'Whether the server runs with NODE_ENV=production' }),
  ...SampleCensus.properties,
});
export type SampleState = Static<typeof SampleState>;
