import type { QrPicture } from '@phial/browser/qr/qr-picture';

/** A client information code on screen. */
export interface IssuedCode {
  readonly picture: QrPicture;
  /** Milliseconds since 1970, by the clock of this machine. */
  readonly endsAt: number;
}

/** Fetched when it is first needed: the encoder is no part of the page. */
export async function loadQrEncoder(): Promise<(text: string) => QrPicture> {
  return (await import('@phial/browser/qr/encode-qr')).encodeQr;
}
