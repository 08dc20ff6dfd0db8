import { isDeepStrictEqual } from 'node:util';
import type { Arbitrary, AsyncCommand, IAsyncProperty } from 'fast-check';
import type { Tally } from './tally.ts';

/** What came of a command: as the model has it, and as it was answered. */
export interface Outcome {
  readonly expected: Readonly<Record<string, unknown>>;
  readonly answered: Readonly<Record<string, unknown>>;
}

/** A model beside a server, and the commands that go to both. */
export interface Trial {
  readonly name: string;
  readonly property: IAsyncProperty<unknown>;
}

/** Of a run of commands: long enough that what one leaves behind meets another. */
export const LENGTH = { maxCommands: 60, size: 'max' } as const;

/** One kind of command. */
export interface Kind<Model, Real, Chosen> {
  readonly name: string;
  readonly chosen: Arbitrary<Chosen>;
  /** Whether there is what it acts on; left out where there always is. */
  isPossible?(model: Model): boolean;
  /** Sends the call, lets the model answer it as well, and compares nothing yet. */
  run(model: Model, real: Real, chosen: Chosen): Promise<Outcome>;
}

/** What a stand has for every command. */
export interface Watched<Model> {
  readonly tally: Tally;
  /** Everything that can be seen beside the answer. */
  look(model: Model): Promise<Outcome>;
}

/** The commands of a kind, for `fc.commands`: after each the answer and all that can be seen are the model's. */
export function commandsOf<Model extends object, Real extends Watched<Model>, Chosen>(
  kind: Kind<Model, Real, Chosen>,
): Arbitrary<AsyncCommand<Model, Real>> {
  return kind.chosen.map((chosen) => ({
    check: (model) => kind.isPossible?.(model) ?? true,
    async run(model, real) {
      try {
        const outcome = await kind.run(model, real, chosen);
        real.tally.count(kind.name, String(outcome.answered.error ?? 'done'));
        demandSame('answered', outcome);
        demandSame('seen', await real.look(model));
      } catch (error) {
        real.tally.differs();
        throw error;
      }
    },
    toString: () => `${kind.name} ${JSON.stringify(chosen)}`,
  }));
}

function demandSame(where: string, { expected, answered }: Outcome): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(answered)])];
  const lines = names
    .filter((name) => !isDeepStrictEqual(expected[name], answered[name]))
    .map((name) => {
      const [model, server] = [expected[name], answered[name]];
      return `${name}: the model has ${text(model, server)}, ${where} was ${text(server, model)}`;
    });
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Of a list only what the other one has not, unless they differ in order alone. */
function text(value: unknown, other: unknown): string {
  if (!Array.isArray(value) || !Array.isArray(other)) return JSON.stringify(value) ?? 'nothing';
  const own = value.filter((one) => !other.some((same) => isDeepStrictEqual(one, same)));
  return JSON.stringify(own.length > 0 || value.length < other.length ? own : value);
}
