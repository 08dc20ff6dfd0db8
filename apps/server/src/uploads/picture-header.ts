/** What the first bytes of a picture say, read before anything is decoded. */
interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** Whether the file has its end. */
  readonly whole: boolean;
}

/** Undefined for bytes that are no JPEG, PNG or WebP, whatever they were called. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  } catch (error) {
    // A header that ends in the middle of a number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function readPng(bytes: Buffer): PictureHeader | undefined {
  if (!bytes.subarray(0, PNG.length).equals(PNG) || tag(bytes, 12) !== 'IHDR') return undefined;
  let animated = false;
  let at = PNG.length;
  while (at < bytes.length) {
    const name = tag(bytes, at + 4);
    if (name === 'acTL') animated = true;
    if (name === 'IEND') break;
    at += bytes.readUInt32BE(at) + 12;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { format: 'png', width, height, animated, whole: at < bytes.length };
}

/** Markers of a frame, with its size: SOF0 to SOF15 without the tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);

function readJpeg(bytes: Buffer): PictureHeader | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let size: { width: number; height: number } | undefined;
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === SCAN) {
      // A thumbnail has an end of its own, but stands before the scan.
      const whole = bytes.includes(END, at);
      return size && { format: 'jpeg', ...size, animated: false, whole };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

const ANIMATION = 0x02;

function readWebp(bytes: Buffer): PictureHeader | undefined {
  if (tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WEBP') return undefined;
  const whole = bytes.length >= bytes.readUInt32LE(4) + 8;
  const file = { format: 'webp', animated: false, whole } as const;
  switch (tag(bytes, 12)) {
    case 'VP8X':
      return {
        ...file,
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        animated: (bytes.readUInt8(20) & ANIMATION) !== 0,
      };
    case 'VP8L': {
      const sizes = bytes.readUInt32LE(21);
      return { ...file, width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { ...file, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

function tag(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
