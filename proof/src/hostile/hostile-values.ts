import type { TSchema } from 'typebox';
import { WRONG_TEXTS, WRONG_VALUES } from '../../../apps/server/src/testing/wrong-input.ts';
import type { Random } from '../random.ts';

/** A piece of JSON, or of what is not quite JSON, that stands in a body as it is. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What is meant for a database, a page, a shell, a template, a log or a spreadsheet. */
const FRAGMENTS = [
  "' OR '1'='1",
  "'; DROP TABLE appointment; --",
  // The function `pg_sleep`, without a word that an answer must not have.
  `1; SELECT U&"pg!005fsleep" UESCAPE '!' (30)`,
  "$1::text || '",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `\${7*7}{{7*7}}<%= 7*7 %>#{7*7}`,
  `\${jndi:ldap://x/a}`,
  '$(reboot)`reboot`',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '=HYPERLINK("http://x","y")',
  '%s%n%x%d',
  '\u202egnp.exe',
  'ﷺ'.repeat(300),
  'Z͑ͫ̓'.repeat(200),
  '\ufffe\uffff',
  'k1.AAAA.AAAA',
  'file:///etc/passwd',
  'http://169.254.169.254/latest',
  '9'.repeat(30_000),
  'a'.repeat(60_000),
];

const NUMBERS = [
  '-1',
  '-0',
  '0.5',
  '1e21',
  '1e-7',
  '1e308',
  '1e999',
  '-1e999',
  '2147483648',
  '9007199254740993',
  '-9223372036854775809',
  '4.9e-324',
  'NaN',
  'Infinity',
  '0x10',
  '010',
  '1.',
  '.5',
  '1_000',
  '9'.repeat(5_000),
];
const NESTED = [15, 17, 400, 15_000].flatMap((depth) => [
  '['.repeat(depth) + ']'.repeat(depth),
  `${'{"a":'.repeat(Math.min(depth, 5_000))}1${'}'.repeat(Math.min(depth, 5_000))}`,
]);
const SURROGATES = ['"\\ud800"', '"\\udfff\\ud800"', '"a\\u0000b"', '"\\ud83d"', '"\\u2028"', '"\\x41"'];
const RAW = [...NUMBERS, ...NESTED, ...SURROGATES, "'x'", 'undefined', '"open', '{"__proto__":{"x":1}}', ''];

/** A value that does not belong where the schema stands: just beyond it, of another type, or meant for something else. */
export function hostileValue(schema: TSchema | undefined, random: Random): unknown {
  const edges = schema === undefined ? [] : edgesOf(schema);
  const values: readonly (readonly unknown[])[] = [
    edges.length > 0 ? edges : WRONG_VALUES,
    WRONG_VALUES,
    random.once(2) ? WRONG_TEXTS : FRAGMENTS,
    RAW.map((text) => new RawJson(text)),
  ];
  return random.one(random.one(values));
}

/** A text of those, for wherever only texts can be. */
export function hostileText(random: Random): string {
  return random.one(random.one([WRONG_TEXTS, FRAGMENTS, NUMBERS]));
}

interface Limits {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
  enum?: unknown[];
  anyOf?: TSchema[];
}

/** Values on both sides of each limit that a schema sets. */
function edgesOf(schema: TSchema): unknown[] {
  const {
    type,
    minLength = 0,
    maxLength = 1_000,
    minimum = 0,
    maximum = 2 ** 31 - 1,
    ...said
  } = schema as Limits;
  if (said.anyOf !== undefined) return said.anyOf.flatMap(edgesOf);
  if (said.enum !== undefined)
    return said.enum.flatMap((one) => [`${one} `, String(one).toLowerCase(), [one]]);
  switch (type) {
    case 'string':
      if (said.format === 'uuid')
        return [
          '00000000-0000-0000-0000-000000000000',
          'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
          'x'.repeat(36),
        ];
      return [
        ...['x', '界', '😀', ' ', '"', '\u0301', '１'].map((sign) =>
          sign.repeat(Math.ceil(maxLength / sign.length)),
        ),
        'x'.repeat(maxLength + 1),
        'x'.repeat(Math.max(0, minLength - 1)),
        '',
      ];
    case 'integer':
    case 'number':
      return [
        minimum,
        minimum - 1,
        maximum,
        maximum + 1,
        minimum + 0.5,
        String(minimum),
        2 ** 31,
        2 ** 63,
        -(2 ** 63),
      ];
    case 'array':
      return [[], Array(Math.min(said.maxItems ?? 2_000, 5_000) + 1).fill('x'), { length: 1, 0: 'x' }];
    case 'boolean':
      return ['true', 0, 1, null];
    default:
      return [{}, [], { $ne: null }, { toString: 1 }, { length: 1e9 }];
  }
}

/** JSON with every {@link RawJson} as it is. */
export function hostileJson(value: unknown): string {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_key, member: unknown) =>
    member instanceof RawJson ? `@raw${raw.push(member.text) - 1}@` : member,
  );
  return (text ?? '').replace(/"@raw(\d+)@"/g, (_all, index: string) => raw[Number(index)] ?? '');
}
