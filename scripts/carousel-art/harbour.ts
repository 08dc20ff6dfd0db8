import { readFileSync } from 'node:fs';
import { at } from './glassware.ts';

const DRAWING = new URL('../../packages/ui/src/illustration/drawings/home-harbour.svg', import.meta.url);

/** Waterline of the skyline as it is drawn on the home page. */
const WATERLINE = 364;

/** The skyline of the home page's own drawing, its waterline at y = 0 and its left edge at x = 0; 1600 wide. */
export function skyline(): string {
  const [, city] = /<g id="city">(.*?)\n {2}<\/g>\n {2}<rect/s.exec(readFileSync(DRAWING, 'utf8')) ?? [];
  if (city === undefined) throw new Error(`${DRAWING.pathname} has no city`);
  const slope = '<path d="M-300 364C-190 364 -90 332 0 330V364z" fill="#D5E5E8" />';
  return at(0, -WATERLINE, slope + city);
}

/** A ferry on the water; its waterline at y = 0. */
export function ferry(): string {
  return `
    <path d="M-6 3h132" stroke="#FFF" stroke-opacity="0.7" stroke-width="3" stroke-linecap="round" />
    <path d="M2 -14h116l-8 15H10z" fill="#12806A" /><path d="M2 -14h116l-2 4H4z" fill="#0B5A4C" />
    <path d="M10 -28h100v14H10z" fill="#FFFDF8" /><path d="M16 -25h88v7H16z" fill="#3F7C84" />
    <path d="M28 -25v7M40 -25v7M52 -25v7M64 -25v7M76 -25v7M88 -25v7" stroke="#FFFDF8" stroke-width="2.5" />
    <path d="M8 -30h104v3H8z" fill="#12806A" /><path d="M24 -42h72v12H24z" fill="#FFFDF8" />
    <path d="M29 -39h62v6H29z" fill="#3F7C84" /><path d="M20 -44h80v3H20z" fill="#12806A" />
    <path d="M54 -58h12v14H54z" fill="#E0A04A" /><path d="M54 -58h12v4H54z" fill="#0B4650" />`;
}

/** Glints on the water, always the same ones. */
export function glints(width: number, height: number): string {
  const strokes = Array.from({ length: Math.round(width / 34) }, (_, number) => {
    const x = (number * 137.5) % width;
    const y = 14 + ((number * 61.8) % (height - 24));
    return `M${x.toFixed(0)} ${y.toFixed(0)}h${(18 + (y / height) * 50).toFixed(0)}`;
  }).join('');
  return `<path d="${strokes}" fill="none" stroke="#FFF" stroke-opacity="0.5" stroke-width="2.5" stroke-linecap="round" />`;
}
