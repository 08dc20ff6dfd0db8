/** Guesses that a program would need, as a power of ten; fewer are made in hours, even where each takes a moment. */
const LEAST_GUESSES_LOG10 = 8;

type Estimate = (password: string) => number;
let estimate: Promise<Estimate> | undefined;

/**
 * Whether a password is one of the common ones, or little more: repeated signs, neighbours on the keyboard, a sequence.
 * The library's lists are read at the first question.
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
  return (password) => estimator.check(password).guessesLog10;
}
