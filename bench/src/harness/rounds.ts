export interface Round {
  /** Times a second. */
  readonly rate: number;
  /** Undefined where no server takes part. */
  readonly cpu: Cpu | undefined;
}

/** Milliseconds of processor time of the server for each. */
export interface Cpu {
  readonly all: number;
  /** Of the thread that answers calls; undefined where that is not known. */
  readonly thread: number | undefined;
}

/** Two that do the same work, or one alone. */
export interface Contest {
  /** @param seconds whole */
  ours(seconds: number): Promise<Round>;
  /** @returns times a second */
  theirs?(seconds: number): Promise<number>;
  /** Stops what was started for it. */
  end?(): Promise<void>;
}

export interface Plan {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

interface Comparison {
  readonly theirRate: number;
  /** Ours over theirs in the same round. */
  readonly ratio: number;
  readonly leastRatio: number;
  readonly mostRatio: number;
}

/** Medians of the rounds. */
export interface Outcome extends Round {
  /** Undefined where there is nobody to compare with. */
  readonly against: Comparison | undefined;
}

/**
 * In turn, in short rounds: what else the machine does meanwhile strikes both,
 * and a ratio compares two neighbours.
 */
export async function compare({ ours, theirs }: Contest, plan: Plan): Promise<Outcome> {
  await ours(plan.warmUpSeconds);
  await theirs?.(plan.warmUpSeconds);
  const rounds: (Round & { theirRate: number | undefined })[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    rounds.push({ ...(await ours(plan.seconds)), theirRate: await theirs?.(plan.seconds) });
  }
  return {
    rate: median(rounds.map(({ rate }) => rate)),
    cpu: medianCpu(rounds.flatMap(({ cpu }) => cpu ?? [])),
    against: comparison(rounds),
  };
}

function comparison(rounds: readonly { rate: number; theirRate: number | undefined }[]) {
  const pairs = rounds.flatMap(({ rate, theirRate }) =>
    theirRate === undefined ? [] : [{ rate, theirRate }],
  );
  if (pairs.length === 0) return undefined;
  const ratios = pairs.map(({ rate, theirRate }) => rate / theirRate);
  return {
    theirRate: median(pairs.map(({ theirRate }) => theirRate)),
    ratio: median(ratios),
    leastRatio: Math.min(...ratios),
    mostRatio: Math.max(...ratios),
  };
}

/** Of an even number of values the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function medianCpu(rounds: readonly Cpu[]): Cpu | undefined {
  if (rounds.length === 0) return undefined;
  const threads = rounds.flatMap(({ thread }) => thread ?? []);
  return {
    all: median(rounds.map(({ all }) => all)),
    thread: threads.length === 0 ? undefined : median(threads),
  };
}
