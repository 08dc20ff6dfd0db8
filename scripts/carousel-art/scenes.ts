import { SAMPLE_LABORATORY } from '../../packages/content/src/sample/laboratory.ts';
import { calendar, certificate, requestNote } from './desk-things.ts';
import { at, cylinder, flask, rack, shadow, tube } from './glassware.ts';
import { ferry, glints, skyline } from './harbour.ts';
import { cells, microscope } from './microscope.ts';

/** What a slide is drawn on, and the colours of the words in its upright picture. */
export interface Scene {
  readonly ink: string;
  readonly line: string;
  /**
   * 1920 by 600; the page's own words lie over x = 408 to 900, so the motif begins right of them. The words of the
   * slide stand on the bench below it.
   */
  readonly wide: () => string;
  /** 390 by 600; the words stand above y = 205. */
  readonly narrow: () => string;
}

/** Above the bench in the wide pictures, and in the upright ones. */
const BENCH = { wide: 520, narrow: 506 } as const;

function bench(y: number, width: number): string {
  return `<rect y="${y}" width="${width}" height="${600 - y}" fill="#F6F9F8" />
    <rect y="${y}" width="${width}" height="4" fill="#FFF" /><rect y="${y + 4}" width="${width}" height="3" fill="#C9DCDD" />`;
}

const TUBES = [
  { liquid: 'blood', cap: '#7A5C94' },
  { liquid: 'straw', cap: '#E0A04A' },
  { liquid: 'blood', cap: '#B9423A' },
  { liquid: 'liquid', cap: '#0E6E6E' },
] as const;
const fourTubes = rack(TUBES, 138);

const booking: Scene = {
  ink: '#0B4650',
  line: '#12262B',
  wide: () => `
    <rect width="1920" height="600" fill="url(#sky)" />
    <circle cx="1180" cy="230" r="420" fill="url(#sun)" />
    <g opacity="0.75">${at(640, 400, skyline(), 0.9)}</g>
    <rect y="400" width="1920" height="200" fill="url(#water)" />
    <path d="M0 400H1920" stroke="#FFF" stroke-width="3" />
    ${at(0, 400, glints(1920, 120))}
    ${at(300, 452, ferry(), 1.3)} ${at(1700, 440, ferry(), 0.8)}
    ${bench(BENCH.wide, 1920)}
    ${at(1112, BENCH.wide, shadow(440))}${at(1112, BENCH.wide + 2, calendar(), 1.04)}
    ${at(1390, BENCH.wide, shadow(230))}${at(1382, BENCH.wide, requestNote(), 1, 5)}
    ${at(1610, BENCH.wide, shadow(300))}${at(1610, BENCH.wide, fourTubes, 0.92)}`,
  narrow: () => `
    <rect width="390" height="600" fill="url(#sky)" />
    <circle cx="230" cy="280" r="240" fill="url(#sun)" />
    <g opacity="0.75">${at(-390, 410, skyline(), 0.66)}</g>
    <rect y="410" width="390" height="190" fill="url(#water)" />
    <path d="M0 410H390" stroke="#FFF" stroke-width="2" />
    ${at(0, 410, glints(390, 100))}
    ${bench(BENCH.narrow, 390)}
    ${at(272, BENCH.narrow, shadow(180))}${at(292, BENCH.narrow, requestNote(), 0.72, 6)}
    ${at(158, BENCH.narrow, shadow(290))}${at(152, BENCH.narrow + 2, calendar(), 0.68)}
    ${at(350, BENCH.narrow, shadow(50))}${at(350, BENCH.narrow, tube({ height: 150, width: 30, level: 96, liquid: 'blood', cap: '#7A5C94' }), 0.9)}`,
};

const catalogue: Scene = {
  ink: '#0B4650',
  line: '#12262B',
  wide: () => `
    <rect width="1920" height="600" fill="url(#mint)" />
    <circle cx="120" cy="90" r="210" fill="#FFF" fill-opacity="0.5" /><circle cx="1800" cy="60" r="260" fill="#FFF" fill-opacity="0.35" />
    <path d="M0 382H1920" stroke="#7FD1BC" stroke-width="4" />
    ${bench(BENCH.wide, 1920)}
    ${at(206, BENCH.wide, shadow(200))}${at(206, BENCH.wide, flask(290, 138, 'straw'))}
    ${at(46, BENCH.wide, shadow(120))}${at(46, BENCH.wide, cylinder(330, 138, 'liquid'))}
    ${at(1216, 236, cells(190))}
    ${at(1010, BENCH.wide, shadow(320))}${at(1010, BENCH.wide, microscope(), 1.06)}
    ${at(1520, BENCH.wide, shadow(300))}${at(1520, BENCH.wide, fourTubes)}
    ${at(1750, BENCH.wide, shadow(200))}${at(1750, BENCH.wide, flask(250, 138, 'liquid'))}`,
  narrow: () => `
    <rect width="390" height="600" fill="url(#mint)" />
    <circle cx="40" cy="40" r="150" fill="#FFF" fill-opacity="0.5" />
    <path d="M0 424H390" stroke="#7FD1BC" stroke-width="3" />
    ${bench(BENCH.narrow, 390)}
    ${at(262, 322, cells(104))}
    ${at(122, BENCH.narrow, shadow(200))}${at(122, BENCH.narrow, microscope(), 0.66)}
    ${at(300, BENCH.narrow, shadow(170))}${at(300, BENCH.narrow, fourTubes, 0.6)}`,
};

const quality: Scene = {
  ink: '#FFFFFF',
  line: '#D9F0EA',
  wide: () => `
    <rect width="1920" height="600" fill="url(#deep)" />
    <circle cx="1120" cy="270" r="420" fill="url(#glow)" />
    <g opacity="0.2">${at(0, 374, skyline(), 1.2)}</g>
    <path d="M0 374H1920" stroke="#7FD1BC" stroke-width="5" />
    <rect y="376" width="1920" height="144" fill="#083842" fill-opacity="0.35" />
    ${bench(BENCH.wide, 1920)}
    ${at(1060, BENCH.wide, shadow(330))}${at(1060, BENCH.wide, certificate(SAMPLE_LABORATORY.accreditation), 1.02)}
    ${at(1320, BENCH.wide, shadow(230))}${at(1320, BENCH.wide, flask(310, 146, 'liquid', '#D9F0EA'))}
    ${at(1500, BENCH.wide, shadow(120))}${at(1500, BENCH.wide, cylinder(350, 146, 'straw', '#D9F0EA'))}
    ${at(1720, BENCH.wide, shadow(300))}${at(1720, BENCH.wide, rack(TUBES, 146, '#12787A'))}
    ${at(110, BENCH.wide, shadow(220))}${at(110, BENCH.wide, flask(260, 146, 'straw', '#D9F0EA'))}
    ${at(276, BENCH.wide, shadow(60))}${at(276, BENCH.wide, tube({ height: 250, width: 46, level: 146, liquid: 'liquid', edge: '#D9F0EA' }))}`,
  narrow: () => `
    <rect width="390" height="600" fill="url(#deep)" />
    <circle cx="190" cy="340" r="240" fill="url(#glow)" />
    <g opacity="0.2">${at(-420, 412, skyline(), 0.8)}</g>
    <path d="M0 412H390" stroke="#7FD1BC" stroke-width="4" />
    <rect y="414" width="390" height="92" fill="#083842" fill-opacity="0.35" />
    ${bench(BENCH.narrow, 390)}
    ${at(150, BENCH.narrow, shadow(230))}${at(150, BENCH.narrow, certificate(SAMPLE_LABORATORY.accreditation), 0.7)}
    ${at(306, BENCH.narrow, shadow(130))}${at(306, BENCH.narrow, flask(190, 94, 'liquid', '#D9F0EA'))}
    ${at(30, BENCH.narrow, shadow(40))}${at(26, BENCH.narrow, tube({ height: 150, width: 30, level: 94, liquid: 'straw', edge: '#D9F0EA' }))}`,
};

export const SCENES = { booking, catalogue, quality };
