/** Guesses that a program would need, as a power of ten; fewer are made in hours, even where each takes a moment. */
const LEAST_GUESSES_LOG10 = 8;

/** Words that whoever guesses at a laboratory's accounts tries first; docs/security.md has the same list. */
export const CONTEXT_WORDS = [
  'phial',
  'laboratory',
  'medical',
  'diagnostics',
  'clinic',
  'hospital',
  'health',
  'patient',
  'doctor',
  'nurse',
  'counter',
  'manager',
  'administrator',
  'booking',
  'appointment',
  'report',
  'results',
  'specimen',
  'hongkong',
  'kowloon',
];

type Estimate = (password: string) => number;
let estimate: Promise<Estimate> | undefined;

/**
 * Whether a password is one of the common ones, or little more: repeated signs, neighbours on the keyboard, a sequence,
 * words of {@link CONTEXT_WORDS}. The library's lists are read at the first question.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  estimate ??= loadEstimate();
  return (await estimate)(password) < LEAST_GUESSES_LOG10;
}

async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password) => estimator.check(password, CONTEXT_WORDS).guessesLog10;
}
