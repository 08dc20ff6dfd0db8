import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutatedServer } from './mutated-server.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { type ProofOptions, runProof } from './run-proof.ts';

/** What the proof said of a server without one of its parts. */
interface Sighting {
  readonly mutation: Mutation;
  /** Whether one of the promises was seen broken that had to be. */
  readonly isSeen: boolean;
  /** The promises that were seen broken, with how often. */
  readonly broken: string;
}

/** Runs the proof once for each mutation. @returns whether it failed each time as it has to */
export async function proveMutations(
  options: Omit<ProofOptions, 'faults' | 'main'>,
  wanted: (mutation: Mutation) => boolean = () => true,
): Promise<boolean> {
  const sightings: Sighting[] = [];
  for (const mutation of MUTATIONS.filter(wanted)) {
    const sighting = await look(mutation, options);
    sightings.push(sighting);
    options.say(line(sighting));
  }
  options.say(`\n${sightings.map(line).join('\n')}`);
  const unseen = sightings.filter(({ isSeen }) => !isSeen).length;
  options.say(
    unseen === 0
      ? `The proof saw each of ${sightings.length} mutations.`
      : `✗ The proof did not see ${unseen} of ${sightings.length} mutations.`,
  );
  return unseen === 0;
}

async function look(mutation: Mutation, options: Omit<ProofOptions, 'faults' | 'main'>): Promise<Sighting> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-mutated-'));
  try {
    const main = await mutatedServer(folder, mutation);
    const { complaints } = await runProof({
      ...options,
      faults: mutation.faults,
      main,
      keep: false,
      // What it says belongs to the runs of a whole server.
      say: () => undefined,
    });
    const counts = Map.groupBy(complaints, ({ promise }) => promise);
    return {
      mutation,
      isSeen: mutation.breaks.some((promise) => counts.has(promise)),
      broken: [...counts].map(([promise, own]) => `${promise} ${own.length}`).join(', '),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function line({ mutation: { title, breaks }, isSeen, broken }: Sighting): string {
  const seen = broken === '' ? 'nothing was seen' : `seen broken: ${broken}`;
  return `${isSeen ? '✓' : `✗ (expected ${breaks.join(' or ')})`} without ${title}: ${seen}`;
}
