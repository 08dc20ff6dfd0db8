import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../../../apps/server/src/mail/testing/mail-server.ts';
import { startCollector } from '../../../apps/server/src/telemetry/testing/collector.ts';
import { runPhial } from '../../../apps/server/src/testing/run-phial.ts';
import { randomOf } from '../random.ts';
import { serve } from '../served/served.ts';
import { plantedPeople } from './people.ts';
import { searchFolder, unpackBackups } from './search.ts';
import { plant } from './send.ts';

export interface Planted {
  readonly people: number;
  /** Calls that did what was asked, by name; among them has to be what stores the values. */
  readonly done: Readonly<Record<string, number>>;
  readonly refusals: number;
  /** Files of each place that were searched. */
  readonly backupFiles: number;
  /** `place/file:form` for everything that was found; empty where nothing leaked. */
  readonly found: readonly string[];
  /** Whether the search finds a value that was written down on purpose. */
  readonly findsWhatIsThere: boolean;
}

/**
 * Plants values of made-up people in a server at work, and looks for them in all that it leaves behind: database and
 * WAL, backups, log, traces, metrics, refusals.
 */
export async function provePlanted({
  people: count,
  seed,
}: {
  people: number;
  seed: number;
}): Promise<Planted> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-planted-'));
  const [left, backups, work] = ['left', 'left/backups', 'work'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(backups, { recursive: true });
  const [collector, mail] = [await startCollector(), await startMailServer()];
  const server = await serve({
    LOG_LEVEL: 'debug',
    SLOW_STATEMENT_MS: '1',
    BACKUP_TO: backups,
    SMTP_URL: mail.url,
    MAIL_FROM: 'booking@lab.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  try {
    const random = randomOf(seed);
    const people = plantedPeople(count, random);
    const { refusals, done } = await plant(server.origin, people, random);
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    const backup = await runPhial(['backup'], {
      DATA_DIR: server.dataDir,
      BACKUP_TO: backups,
      PHIAL_SAMPLE: 'on',
    });
    if (backup.code !== 0) throw new Error(`phial backup: ${backup.errorOutput}`);
    await server.end();
    await writeFile(join(left, 'log'), server.output());
    await writeFile(join(left, 'metrics'), metrics);
    await writeFile(join(left, 'traces'), collector.bytes());
    await writeFile(join(left, 'refusals'), refusals.map(({ text }) => text).join('\n'));
    await cp(server.dataDir, join(left, 'data'), {
      recursive: true,
      filter: (path) => !path.endsWith('.pid'),
    });
    const backupFiles = await unpackBackups(backups);
    const found = await searchFolder(left, people, work);
    const [first] = people;
    await writeFile(join(folder, 'work', 'control'), `${first?.name} ${first?.telNo}`);
    const control =
      first === undefined ? [] : await searchFolder(join(folder, 'work'), [first], join(folder, 'forms'));
    return {
      people: people.length,
      done,
      refusals: refusals.length,
      backupFiles,
      found: found.map((line) => line.slice(left.length + 1)),
      findsWhatIsThere: control.length > 1,
    };
  } finally {
    await server.stop();
    await collector.close();
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  }
}
