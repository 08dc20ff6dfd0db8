import { parseArgs } from 'node:util';
import { StartError } from '../../apps/server/src/start-failure.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { load } from './harness/machine.ts';
import { onOwnDatabase } from './harness/own-database.ts';
import { median } from './harness/rounds.ts';
import { type BarePage, startBarePage } from './pages/bare-page.ts';
import { type Figures, figuresOf, findings } from './pages/figures.ts';
import { installLighthouse, visitTwice } from './pages/lighthouse.ts';
import { startOwnLaboratory } from './pages/own-laboratory.ts';
import { pagesTable } from './pages/pages-table.ts';
import { emptyDatabase } from './world/seed.sql.ts';

/*
 * How long a telephone waits for a page, as Lighthouse simulates one, beside a
 * page of React and its router alone. The two in turn: what else the machine
 * does meanwhile strikes both.
 */

const PAGES: Readonly<Record<string, string>> = {
  home: '#/',
  booking: '#/grassrootReserve?index=8',
  begin: '#/grassrootReserve?tab=begin',
  tests: '#/testItem?index=4-1',
  package: '#/packageItemDetail?index=4-1&component=torch-profile',
};

const USAGE = `npm run bench:pages -- [--rounds=5] [page…], pages: ${Object.keys(PAGES).join(', ')}`;

// In order, so that the browser, the database and everything else that was started ends too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const { pages, rounds } = readArguments();
await onOwnDatabase(async (db, url) => {
  await installLighthouse(console.log);
  const chromium = await ensureBrowser(console.log);
  await emptyDatabase(db);
  const bare = await startBarePage();
  const server = await startOwnLaboratory(db, url);
  try {
    console.log(`load ${load()} before the first visit`);
    const lines = [];
    for (const page of pages) {
      const address = `http://127.0.0.1:${server.port}/${PAGES[page]}`;
      lines.push({ page, ...(await compareWithBare(chromium, address, bare)) });
    }
    console.log(
      `\n${rounds} visits of each page, medians; load ${load()} at the end\n\n${pagesTable(lines)}`,
    );
  } finally {
    await server.stop();
    await bare.stop();
  }
});

async function compareWithBare(chromium: string, address: string, bare: BarePage) {
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    const plain = await visitTwice(chromium, bare.address);
    theirs.push(figuresOf(plain.first, plain.second));
    const visits = await visitTwice(chromium, address);
    ours.push(figuresOf(visits.first, visits.second));
    if (round === 0) for (const finding of findings(visits.first)) console.log(`${address}  ${finding}`);
  }
  return { ours: medians(ours), theirs: medians(theirs) };
}

function medians(visits: readonly Figures[]): Figures {
  const of = (figure: (visit: Figures) => number | undefined) =>
    median(visits.map((visit) => figure(visit) ?? Number.NaN));
  return {
    paint: of(({ paint }) => paint),
    secondPaint: of(({ secondPaint }) => secondPaint),
    requests: of(({ requests }) => requests),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    scores: (visits[0]?.scores ?? []).map((_, category) => of(({ scores }) => scores[category])),
  };
}

/** @throws StartError that shows how it is meant */
function readArguments(): { pages: string[]; rounds: number } {
  const { values, positionals } = parsed();
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || !positionals.every((page) => page in PAGES)) {
    throw new StartError(USAGE);
  }
  return { pages: positionals.length === 0 ? Object.keys(PAGES) : positionals, rounds };
}

function parsed() {
  try {
    const options = { rounds: { type: 'string', default: '5' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}
