/** What WCAG 2.2 (1.4.3) asks between text and what it stands on. */
export const TEXT_CONTRAST = 4.5;

/** The two colours of the design tokens, whose shades stand there, chosen by hand. */
export const PALETTE = { headerColour: '#0b4650', actionColour: '#0e6e6e' } as const;

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The level line and quiet words of the palette, as they stand on its own header colour. */
const LEVEL = '#7fd1bc';

/**
 * The contrast of two colours (WCAG 2.2, relative luminance), 1 to 21.
 * @param one `#rrggbb`, as is `other`; anything else counts as white
 */
export function contrastOf(one: string, other: string = WHITE): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A contrast for reading, cut and not rounded: what is too little never reads as enough. */
export function contrastText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/**
 * Custom properties by which the two colours of a laboratory take the place of those of the tokens, with every shade
 * that is derived from them. Text keeps its contrast whatever the colours are, if white is legible on both.
 * @returns nothing for the colours of the {@link PALETTE} themselves
 */
export function brandProperties({
  headerColour,
  actionColour,
}: {
  readonly headerColour: string;
  readonly actionColour: string;
}): Readonly<Record<`--${string}`, string>> {
  if (
    headerColour.toLowerCase() === PALETTE.headerColour &&
    actionColour.toLowerCase() === PALETTE.actionColour
  )
    return {};
  const quiet = [0.8, 0.9, 1].map((share) => mixed(WHITE, headerColour, share));
  const surfaces = [0.11, 0.06, 0.03, 0].map((share) => mixed(actionColour, WHITE, share));
  return {
    '--color-petrol': headerColour,
    '--color-teal': actionColour,
    '--color-teal-deep': mixed(actionColour, BLACK, 0.79),
    '--color-mint': surfaces.find((surface) => contrastOf(actionColour, surface) >= TEXT_CONTRAST) ?? WHITE,
    '--color-on-petrol-quiet': quiet.find((text) => contrastOf(text, headerColour) >= TEXT_CONTRAST) ?? WHITE,
    // A shape, not a text: 1.4.11 asks 3.
    '--color-level': contrastOf(LEVEL, headerColour) >= 3 ? LEVEL : WHITE,
  };
}

function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [channels(colour), channels(other)];
  const hex = one.map((value, at) => Math.round(value * share + (two[at] ?? 0) * (1 - share)));
  return `#${hex.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 1, green = 1, blue = 1] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  const hex = /^#[\da-f]{6}$/i.test(colour) ? colour : WHITE;
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
