import { deflateRawSync } from 'node:zlib';
import type { Random } from '../random.ts';
import { spoiltBytes } from './attack-bodies.ts';
import { type Fitting, spotsIn } from './fitting.ts';
import { type HostileRequest, requestOf, setHeader } from './hostile-request.ts';
import { hostileJson, hostileText, hostileValue } from './hostile-values.ts';

/** Some are as large as may be, most are small, so that there can be many. */
const LARGE_ONCE_IN = 60;

/** Bundles of reports and specimens: right but for some values, bytes, references or their number. */
export function attackBundles(fitting: Fitting, random: Random): HostileRequest {
  const { call } = fitting;
  const bundle = fitting.body as { entry?: unknown[] };
  const spots = spotsIn(bundle);
  for (let turn = random(4); turn >= 0; turn--) {
    const { holder, key } = random.one(spots);
    Object.assign(holder, { [key]: hostileValue(undefined, random) });
  }
  const entries = Array.isArray(bundle.entry) ? bundle.entry : [];
  if (random.once(8)) bundle.entry = Array.from({ length: 500 }, () => random.one(entries));
  if (random.once(8)) bundle.entry = entries.toReversed();
  if (random.once(8)) bundle.entry = entries.slice(1);
  const text = hostileJson(bundle);
  const request = requestOf(fitting);
  setHeader(request, 'content-type', random.one(call.bodyMedia ?? ['application/json']));
  request.body = random.once(4) ? spoiltBytes(Buffer.from(text), random) : Buffer.from(text);
  if (random.once(LARGE_ONCE_IN))
    request.body = largeBundle((call.bodyLimit ?? 0) + random(2_000) - 1_500, random);
  request.mayBeCut = request.body.length > (call.bodyLimit ?? 0);
  return request;
}

function largeBundle(bytes: number, random: Random): Buffer {
  const [open, fill, close] = random.one([
    ['{"resourceType":"Bundle","type":"collection","entry":[', '{"resource":{}},', '{}]}'],
    ['{"resourceType":"', 'x', '"}'],
    ['{"resourceType":"Bundle","entry":[', '0,', '0]}'],
    ['', ' ', '{}'],
  ] as const);
  const times = Math.max(0, Math.floor((bytes - open.length - close.length) / fill.length));
  return Buffer.from(open + fill.repeat(times) + close);
}

/** Sheets, pictures and forms that are none, or more than they seem. */
export function attackFiles(fitting: Fitting, random: Random): HostileRequest {
  const request = requestOf(fitting);
  const [media = 'application/json'] = [random.one(fitting.call.bodyMedia ?? ['application/json'])];
  setHeader(request, 'content-type', media);
  request.body = media.startsWith('image/')
    ? picture(random)
    : media === 'text/csv'
      ? sheet(random)
      : form(random);
  if (random.once(6))
    request.body = random.one([
      ZIP,
      Buffer.from('PK\x03\x04'),
      Buffer.from('%PDF-1.7\n'),
      spoiltBytes(request.body, random),
    ]);
  const limit = fitting.call.bodyLimit ?? 64 * 1024;
  if (random.once(LARGE_ONCE_IN))
    request.body = Buffer.alloc(
      Math.min(limit, 4_000_000) + random(2),
      random.one([',', '"', 'a,b\n', '\0', '\n']),
    );
  request.mayBeCut = request.body.length > limit;
  return request;
}

/** A ZIP of one file that unpacks to ten million bytes, as a spreadsheet is one. */
const ZIP = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(10_000_000));

function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), packed]);
}

const HEADINGS = [
  'code',
  'name',
  'name (tw)',
  'name (zh)',
  'name (en)',
  'city',
  'district',
  'address',
  'login',
  'role',
  'date',
  'seats',
  'price',
  '',
];

function sheet(random: Random): Buffer {
  const cell = () =>
    random.once(3)
      ? hostileText(random).slice(0, 2_000)
      : random.one(['1', 'x', '2026-01-01', '09:00', '"a""b"', '"', '中環']);
  const separator = random.one([',', ';', '\t']);
  const columns = random.one([1, 4, HEADINGS.length, 3_000]);
  const row = (value: () => string) => Array.from({ length: columns }, value).join(separator);
  const lines = [
    row(() => random.one(HEADINGS)),
    ...Array.from({ length: columns > 100 ? 2 : 1 + random(30) }, () => row(cell)),
  ];
  return Buffer.from(
    `${random.once(5) ? '\ufeff' : ''}${lines.join(random.one(['\n', '\r\n', '\r']))}`,
    random.once(6) ? 'utf16le' : 'utf8',
  );
}

/** Heads of pictures of impossible sizes, and files of other kinds that some programs take for pictures. */
function picture(random: Random): Buffer {
  const size = Buffer.alloc(8);
  for (const at of [0, 4])
    size.writeUInt32BE(random.one([0, 1, 64, 20_000, 65_535, 0x7fffffff, 0xffffffff]), at);
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    size,
    Buffer.from('0806000000', 'hex'),
    Buffer.from(hostileText(random)),
  ]);
  const jpeg = Buffer.concat([
    Buffer.from('ffd8ffc0001108', 'hex'),
    size.subarray(2, 4),
    size.subarray(6, 8),
    Buffer.from('03011100021101031101ffd9', 'hex'),
  ]);
  const webp = Buffer.concat([Buffer.from('RIFF'), size.subarray(0, 4), Buffer.from('WEBPVP8X'), size]);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
  );
  return spoiltOnce(random.one([png, jpeg, webp, svg, Buffer.from('GIF89a'), PIXEL]), random);
}

const spoiltOnce = (bytes: Buffer, random: Random) => (random.once(2) ? spoiltBytes(bytes, random) : bytes);
/** A picture of one pixel that programs can draw. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function form(random: Random): Buffer {
  const fields = Array.from(
    { length: random.one([1, 5, 3_000]) },
    () =>
      `${random.one(['status', 'logout_token', 'List-Unsubscribe', 'a[]', '__proto__'])}=${encodeURIComponent(hostileText(random).slice(0, 500).toWellFormed())}`,
  );
  return Buffer.from(
    random.once(4)
      ? `--x\r\nContent-Disposition: form-data; name="${fields[0]}"; filename="../x"\r\n\r\n`
      : fields.join('&'),
  );
}
