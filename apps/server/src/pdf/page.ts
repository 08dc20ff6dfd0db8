import type { SKRSContext2D } from '@napi-rs/canvas';

/** A4 in points, and where its lines begin and end. */
export const PAGE = { width: 595, height: 842 };
export const LEFT = 44;
export const RIGHT = PAGE.width - LEFT;
/** Height of a line as a multiple of its letters. */
export const LEADING = 1.45;

export const PETROL = '#0B4650';
export const TEAL = '#0E6E6E';
export const SLATE = '#4A6267';
export const RED = '#B3261E';

/** A line from margin to margin. */
export function rule(context: SKRSContext2D, y: number, colour: string, thickness = 0.75): void {
  context.fillStyle = colour;
  context.fillRect(LEFT, y, RIGHT - LEFT, thickness);
}
