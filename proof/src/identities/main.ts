import { parseArgs } from 'node:util';
import { withoutRequestId } from '../../../apps/server/src/testing/answer-bytes.ts';
import { seededRandom } from '../../../apps/server/src/testing/race/seeded-random.ts';
import { buildSites } from '../../../scripts/build.ts';
import { serve } from '../served/served.ts';
import { type Question, questionsOf } from './questions.ts';
import { type RankTest, rankTest } from './rank-test.ts';

/** Not timed: code that runs for the first times is slow. */
const WARM_UP = 30;

interface Compared extends RankTest {
  readonly question: Question;
  /** What was answered, without request ids; one text where nobody can tell the ways apart by reading. */
  readonly answers: readonly string[];
}

/**
 * Asks each question by both ways in random order, over one connection, and compares answers and times.
 * @param pairs how often by each way
 */
async function compareIdentities({ pairs, seed }: { pairs: number; seed: number }): Promise<Compared[]> {
  const server = await serve({ PUBLIC_URL: 'http://lab.example', SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    const { questions, close } = await questionsOf(server);
    const random = seededRandom(seed);
    const compared: Compared[] = [];
    for (const question of questions) compared.push(await compare(question, pairs, random));
    await close();
    return compared;
  } finally {
    await server.stop();
  }
}

async function compare(
  question: Question,
  pairs: number,
  random: (bound: number) => number,
): Promise<Compared> {
  const times: [number[], number[]] = [[], []];
  const answers = new Set<string>();
  for (let turn = -WARM_UP; turn < pairs; turn++) {
    const first = random(2) as 0 | 1;
    for (const way of [first, 1 - first] as (0 | 1)[]) {
      const call = await question.prepare(way);
      const begun = performance.now();
      const { status, text } = await call();
      const milliseconds = performance.now() - begun;
      if (status !== question.status) throw new Error(`${question.what}: ${status} ${text}`);
      if (turn >= 0) times[way].push(milliseconds);
      answers.add(`${status} ${withoutRequestId(text)}`);
    }
  }
  return { question, answers: [...answers], ...rankTest(...times) };
}

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});
await buildSites(console.log);
const compared = await compareIdentities({ pairs: Number(values.pairs), seed: Number(values.seed) });
console.log(
  `${values.pairs} calls by each way, in random order over one connection; limits off, medians in milliseconds`,
);
for (const { question, medians, longer, p, answers } of compared) {
  const [first, second] = medians.map((median) => median.toFixed(3));
  console.log(
    `${question.what}: ${question.ways[0]} ${first}, ${question.ways[1]} ${second}; ` +
      `the second takes longer in ${(100 * longer).toFixed(1)} % of pairs, p = ${p.toPrecision(2)}; ` +
      (answers.length === 1
        ? `same bytes, status ${answers[0]?.slice(0, 3)}`
        : `ANSWERS DIFFER: ${answers.join(' / ')}`),
  );
}
if (compared.some(({ answers }) => answers.length > 1)) process.exitCode = 1;
