import type { Liquid } from './paint.ts';

/*
 * Glassware on a bench: each stands on y = 0 with its middle at x = 0 and grows
 * upwards; levels are heights above the bench.
 */

/** Moves and scales a drawn thing. */
export function at(x: number, y: number, thing: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${thing}</g>`;
}

/** A shadow under what stands on the bench. */
export function shadow(width: number): string {
  return `<ellipse rx="${width / 2}" ry="${Math.max(4, width / 26)}" fill="#0B4650" fill-opacity="0.14" />`;
}

interface Tube {
  readonly height: number;
  readonly width: number;
  readonly level: number;
  readonly liquid: Liquid;
  /** Colour of its stopper; an open tube has a rim. */
  readonly cap?: string;
  readonly edge?: string;
}

/** The phial of the brand: a tube that holds a level line. */
export function tube({ height, width, level, liquid, cap, edge = '#0B4650' }: Tube): string {
  const r = width / 2;
  const wall = (top: number) => `M${-r} ${-top}V${-r}a${r} ${r} 0 0 0 ${width} 0V${-top}`;
  const stopper =
    cap === undefined
      ? `<path d="M${-r - 5} ${-height}h${width + 10}" stroke="${edge}" stroke-width="5" stroke-linecap="round" />`
      : `<rect x="${-r - 4}" y="${-height - 26}" width="${width + 8}" height="32" rx="5" fill="${cap}" />
         <path d="M${-r + 4} ${-height - 18}v14" stroke="#FFF" stroke-opacity="0.5" stroke-width="3" stroke-linecap="round" />`;
  return `
    <path d="${wall(height)}z" fill="url(#glass)" />
    <path d="${wall(level)}z" fill="url(#${liquid})" />
    <path d="M${-r + 1} ${-level}h${width - 2}" stroke="#FFF" stroke-opacity="0.8" stroke-width="3" />
    <path d="${wall(height)}" fill="none" stroke="${edge}" stroke-width="3" stroke-linecap="round" />
    <path d="M${-r + width * 0.26} ${-height + 14}V${-r}" stroke="#FFF" stroke-opacity="0.75" stroke-width="${width / 9}" stroke-linecap="round" />
    ${stopper}`;
}

/** Tubes in a rack that share one level. */
export function rack(
  tubes: readonly Omit<Tube, 'height' | 'width' | 'level'>[],
  level: number,
  stand = '#0B4650',
): string {
  const step = 58;
  const width = tubes.length * step + 24;
  const first = -((tubes.length - 1) * step) / 2;
  const row = tubes
    .map((one, number) =>
      at(first + number * step, -16, tube({ height: 206, width: 36, level: level - 16, ...one })),
    )
    .join('');
  return `${row}
    <rect x="${-width / 2}" y="-74" width="${width}" height="74" rx="8" fill="${stand}" />
    <path d="M${-width / 2 + 8} -74h${width - 16}a8 8 0 0 1 8 8v4h${-width}v-4a8 8 0 0 1 8-8z" fill="#FFF" fill-opacity="0.12" />
    ${tubes
      .map(
        ({ liquid }, number) =>
          `<path d="M${first + number * step - 13} -48h26v14a13 13 0 0 1 -26 0z" fill="url(#${liquid})" />`,
      )
      .join('')}`;
}

/** A conical flask. */
export function flask(height: number, level: number, liquid: Liquid, edge = '#0B4650'): string {
  const base = height * 0.38;
  const neck = height * 0.085;
  const shoulder = height * 0.66;
  const spread = (rise: number) => base - ((base - neck) * rise) / shoulder;
  const foot = `L${base} -10a9 9 0 0 1 -9 10H${-base + 9}a9 9 0 0 1 -9 -10`;
  const body = `M${neck} ${-height}V${-shoulder}${foot}L${-neck} ${-shoulder}V${-height}`;
  const half = spread(level);
  return `
    <path d="${body}z" fill="url(#glass)" />
    <path d="M${half} ${-level}${foot}L${-half} ${-level}z" fill="url(#${liquid})" />
    <path d="M${-half + 2} ${-level}h${half * 2 - 4}" stroke="#FFF" stroke-opacity="0.85" stroke-width="3" />
    <path d="${body}" fill="none" stroke="${edge}" stroke-width="3" stroke-linejoin="round" />
    <path d="M${-neck - 6} ${-height}h${neck * 2 + 12}" stroke="${edge}" stroke-width="6" stroke-linecap="round" />
    <path d="M${-neck + 6} ${-height + 14}V${-shoulder}L${-base * 0.72} -34" fill="none" stroke="#FFF" stroke-opacity="0.8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />`;
}

/** A measuring cylinder with its scale. */
export function cylinder(height: number, level: number, liquid: Liquid, edge = '#0B4650'): string {
  const marks = Array.from({ length: 8 }, (_, number) => {
    const y = -34 - (number * (height - 70)) / 7;
    return `M${number % 2 ? 20 : 12} ${y}H34`;
  }).join('');
  return `
    <path d="M-34 -14V${-height}H34V-14z" fill="url(#glass)" />
    <path d="M-34 -14V${-level}H34V-14z" fill="url(#${liquid})" />
    <path d="M-32 ${-level}H32" stroke="#FFF" stroke-opacity="0.9" stroke-width="3" />
    <path d="M-34 ${-height}V-14H34V${-height}" fill="none" stroke="${edge}" stroke-width="3" stroke-linejoin="round" />
    <path d="M-42 ${-height}H42" stroke="${edge}" stroke-width="6" stroke-linecap="round" />
    <path d="${marks}" stroke="${edge}" stroke-width="2" stroke-linecap="round" />
    <path d="M-20 ${-height + 18}V-30" stroke="#FFF" stroke-opacity="0.75" stroke-width="6" stroke-linecap="round" />
    <path d="M-52 0v-8a6 6 0 0 1 6 -6h92a6 6 0 0 1 6 6v8z" fill="${edge === '#0B4650' ? edge : '#7FD1BC'}" />`;
}
