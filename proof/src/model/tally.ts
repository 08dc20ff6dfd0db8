/** How often each kind of command was run, and how it was answered. */
export interface Tally {
  count(kind: string, answer: string): void;
  /** Called when the server has done otherwise than the model. */
  differs(): void;
  /** Commands that had been run when the first difference was seen; undefined where there was none. */
  firstDifference(): number | undefined;
  /** Commands run. */
  steps(): number;
  /** A line for each kind, the most frequent answers first. */
  table(): string;
}

export function newTally(): Tally {
  const kinds = new Map<string, Map<string, number>>();
  const sum = (answers: ReadonlyMap<string, number>) => [...answers.values()].reduce((a, b) => a + b, 0);
  const steps = () => [...kinds.values()].reduce((all, answers) => all + sum(answers), 0);
  let firstDifference: number | undefined;
  return {
    differs() {
      firstDifference ??= steps();
    },
    firstDifference: () => firstDifference,
    count(kind, answer) {
      const answers = kinds.get(kind) ?? new Map<string, number>();
      kinds.set(kind, answers.set(answer, (answers.get(answer) ?? 0) + 1));
    },
    steps,
    table() {
      const width = Math.max(0, ...[...kinds.keys()].map(({ length }) => length));
      const lines = [...kinds]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, answers]) => {
          const counted = [...answers]
            .sort(([, a], [, b]) => b - a)
            .map(([name, times]) => `${name} ${times}`);
          return `${kind.padEnd(width)}  ${String(sum(answers)).padStart(8)}  ${counted.join(', ')}`;
        });
      return [`${'command'.padEnd(width)}  ${'times'.padStart(8)}  answers`, ...lines].join('\n');
    },
  };
}
