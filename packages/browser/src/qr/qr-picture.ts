/** A QR code as squares. */
export interface QrPicture {
  /** Modules a side, without the white margin. */
  readonly size: number;
  /** The dark modules as an SVG path, one unit a module. */
  readonly path: string;
}

/** White modules a scanner needs on each side (ISO/IEC 18004). */
export const QUIET_ZONE = 4;
