import { gzipSync } from 'node:zlib';
import { WRONG_MEDIA_TYPES } from '../../../apps/server/src/testing/wrong-input.ts';
import type { Random } from '../random.ts';
import type { Fitting } from './fitting.ts';
import { type HostileRequest, requestOf, setHeader } from './hostile-request.ts';
import { hostileText } from './hostile-values.ts';

const MEDIA = [
  ...WRONG_MEDIA_TYPES,
  'application/json; charset=utf-7',
  'application/json;;;',
  'application/fhir+json',
  'text/csv',
  'image/png',
  'application/json/../x',
  'multipart/form-data; boundary=',
  ' ',
  'a'.repeat(5_000),
  'application/jsonp',
  'APPLICATION/JSON',
];
const NAMES = (
  'accept accept-language accept-encoding authorization x-api-key cookie idempotency-key ' +
  'x-forwarded-for x-forwarded-proto x-forwarded-host forwarded origin referer sec-fetch-site ' +
  'if-none-match if-modified-since range x-request-id traceparent user-agent last-event-id ' +
  'x-phial-check x-http-method-override te via x-real-ip content-language __proto__ constructor'
).split(' ');
const VALUES = [
  'Bearer k1.AAAA.BBBB',
  'Bearer',
  'Basic Og==',
  'phial_session=x',
  'phial_session=%00; phial_session=y',
  '__proto__=1; =; ;;=',
  'gzip;q=NaN, br;q=-1, *;q=0',
  '*',
  'identity;q=0',
  'bytes=0-0,5-1,-9999999999',
  'W/"x", *',
  '::1, 256.1.1.1, evil',
  'for="[::',
  'null',
  'https://evil.example',
  'javascript:alert(1)',
  '00-00000000000000000000000000000000-0000000000000000-00',
  'zh-Hant;q=9, en;q=x',
  '\xff\xfe',
  '\x80',
  '"',
  'x'.repeat(4_000),
  'DELETE',
  'a'.repeat(200).split('').join(','),
];

/** Headers that are wrong, foreign, too many or too long. */
export function attackHeaders(fitting: Fitting, random: Random): HostileRequest {
  const request = requestOf(fitting);
  switch (random(6)) {
    case 0:
      setHeader(request, 'content-type', random.one(MEDIA));
      request.body ??= Buffer.from('a=b&c[]=d');
      break;
    case 1:
    case 2:
      for (let turn = random(3); turn >= 0; turn--)
        setHeader(
          request,
          random.one(NAMES),
          random.once(3) ? inHeader(hostileText(random)) : random.one(VALUES),
        );
      break;
    case 3:
      setHeader(request, 'content-encoding', random.one(['gzip', 'br', 'deflate, gzip', 'identity', 'x']));
      request.body = gzipSync(request.body ?? Buffer.alloc(10_000));
      break;
    case 4:
      request.mayBeCut = true;
      request.headers.push(...bomb(random));
      break;
    default:
      request.mayBeCut = true;
      request.headers.push(
        random.one<[string, string]>([
          ['upgrade', 'websocket'],
          ['upgrade', 'h2c'],
          ['connection', 'upgrade, keep-alive, close'],
          ['connection', 'host, content-length'],
          ['expect', '100-continue'],
          ['expect', 'everything'],
          ['trailer', 'content-length'],
          ['host', 'evil.example'],
          ['proxy-authorization', 'Basic Og=='],
          ['max-forwards', '0'],
        ]),
      );
  }
  return request;
}

function bomb(random: Random): [string, string][] {
  return random.one<[string, string][]>([
    Array.from({ length: 1_900 }, (_, n) => [`x-${n}`, '1']),
    Array.from({ length: 90 }, (_, n) => [`x-${n}`, 'y'.repeat(150)]),
    [['x-long', 'y'.repeat(15_000)]],
    [['x-long', 'y'.repeat(40_000)]],
    Array.from({ length: 500 }, () => ['cookie', 'a=b']),
    Array.from({ length: 200 }, () => ['x-forwarded-for', '10.0.0.1']),
    [['y'.repeat(9_000), 'x']],
  ]);
}

/** As much of a text as one line of a header can have. */
function inHeader(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 8_000);
}

/** Requests whose length is in doubt or wrong, in one packet each; the caller hangs up where more would have to come. */
export function attackLengths(fitting: Fitting, random: Random): HostileRequest {
  const request = requestOf(fitting);
  const body = request.body ?? Buffer.from('{}');
  const chunked = (text: string | Buffer): [[string, string][], Buffer] => [
    [['transfer-encoding', 'chunked']],
    Buffer.from(text),
  ];
  const lengths = (...values: string[]): [[string, string][], Buffer] => [
    values.map((value) => ['content-length', value]),
    body,
  ];
  const [headers, sent] = random.one([
    lengths(String(body.length + 1 + random(50))),
    lengths(String(Math.max(0, body.length - 1 - random(20)))),
    lengths('-1'),
    lengths('1e3'),
    lengths('99999999999999999999999'),
    lengths(String(body.length), String(body.length + 1)),
    lengths('0x10'),
    lengths(''),
    lengths(`${body.length}, ${body.length}`),
    lengths(String(9 * 1024 * 1024 * 1024)),
    chunked(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`),
    chunked(`zz\r\n${body}`),
    chunked(`ffffffffffffffffff\r\n${body}`),
    chunked(`2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    chunked('2\r\n{}\r\n0\r\nx-trailer: 1\r\ncontent-length: 5\r\n\r\n'),
    chunked('2\r\n{}'),
    chunked(`${'1\r\n{\r\n'.repeat(3_000)}0\r\n\r\n`),
    [
      [['transfer-encoding', random.one(['gzip, chunked', 'identity', 'chunked, chunked', '\x0bchunked'])]],
      body,
    ],
    [
      [
        ['transfer-encoding', 'chunked'],
        ['content-length', String(body.length)],
      ],
      body,
    ],
    [[], Buffer.concat([body, Buffer.from('\r\nGET / HTTP/9.9\r\n\r\n')])],
  ] as [[string, string][], Buffer][]);
  request.headers.push(...headers);
  Object.assign(request, { body: sent, isLengthOwn: true, mayBeCut: true });
  return request;
}
