/** Bodies that are no booking at all, as text. */
export const BROKEN_BODIES = [
  ...[
    '{bad',
    '{"a":',
    '[]',
    '[{}]',
    'null',
    '7',
    'true',
    '"text"',
    '{}',
    '',
    '\u0000',
    '1e999',
    '{"a":1}{"b":2}',
  ],
  ...[
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"items":[{"toString":1},{"toString":1}]}',
    '{"":""}',
    '{"a\\u0000":1}',
  ],
  '{"name":9007199254740993,"type":-9223372036854775809}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `[${'9'.repeat(5_000)}]`,
  JSON.stringify({ name: 'x'.repeat(70_000) }),
];

/** Values that no field takes, or none but one. */
export const WRONG_VALUES: unknown[] = [null, 7, -1, 1e308, true, [], {}, [['x']], { $ne: null }];

/** Texts nobody would type. */
export const WRONG_TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202e',
    '\ufeff',
    '😀'.repeat(50),
    'x'.repeat(5_000),
  ],
  ...[
    "'; DROP TABLE slot; --",
    '%',
    '_',
    '\\',
    '{{7*7}}',
    '../../etc/passwd',
    '{}',
    'NaN',
    '9'.repeat(400),
    '-1',
  ],
  ...[
    '0000-00-00 00:00:00',
    '9999-99-99 99:99:99',
    '2026-02-30 09:00:00',
    '9999-12-31 23:59:59',
    '0001-01-01 00:00',
  ],
  ...['2026-13-45', '0000-00-00', '9999-12-31', '275761-01-01', '00000000-0000-0000-0000-00000000000g'],
];

export const WRONG_MEDIA_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
];
