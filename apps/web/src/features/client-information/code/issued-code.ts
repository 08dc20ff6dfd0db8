/** A QR code as squares. */
export interface QrPicture {
  /** Modules a side, without the white margin. */
  readonly size: number;
  /** The dark modules as an SVG path, one unit a module. */
  readonly path: string;
}

/** White modules a scanner needs on each side (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A client information code on screen. */
export interface IssuedCode {
  readonly picture: QrPicture;
  /** Milliseconds since 1970, by the clock of this machine (D-13: an hour). */
  readonly endsAt: number;
}

/** Fetched when it is first needed: the encoder is no part of the page. */
export async function loadQrEncoder(): Promise<(text: string) => QrPicture> {
  return (await import('./encode-qr.ts')).encodeQr;
}
