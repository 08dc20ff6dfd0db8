import type { ContentKind } from '@phial/contract/content/content-body';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { type Actor, recordEvent } from '../audit/record-event.ts';
import { clearCatalogue } from '../catalogue/prepared-catalogue.ts';
import { clearContent } from '../content/content.service.ts';
import { liftTimeLimits, lockRegister, waitForLock } from '../db/locks.ts';
import type { Transaction } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { clearSchedule } from '../schedule/confirm.service.ts';
import { makeSlots } from '../schedule/slots.ts';
import type { Service } from '../service-points/schedule-state.ts';
import { ConfigurationInvalid, configurationText } from './configuration-file.ts';
import { importConnections } from './connections.ts';
import { importEntries } from './entries.ts';
import type { Configuration } from './format.ts';
import { emptyReport, type ImportReport } from './import-report.ts';
import { importAreas, importPoints, importServices } from './lists.ts';
import { importQuietHours } from './message-settings.ts';
import { pictureProblems, readNamedPictures, storePictures } from './pictures.ts';
import { importSchedule } from './schedule.ts';
import { readSnapshot } from './snapshot.ts';
import { importTestItems } from './test-items.ts';
import { lockLists, readCrowdedServices } from './write.sql.ts';

type ConfigurationDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys'>;

/** The whole configuration as the text of a file; two of one state and day are equal byte for byte. */
export async function exportConfiguration({
  db,
  clock,
}: Pick<ConfigurationDependencies, 'db' | 'clock'>): Promise<string> {
  const configuration = await db.transaction(async (tx) => {
    await tx.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const snapshot = await readSnapshot(tx, dayOf(clock.now()));
    return { ...snapshot, pictures: await readNamedPictures(tx, snapshot.content) };
  });
  return configurationText(configuration);
}

/** Undoes a transaction that was made only to see what it does. */
class PreviewDone extends Error {
  override readonly name = 'PreviewDone';
}

/**
 * What an import would change: it is made and undone, so that it says just that. Meanwhile other changes wait.
 * @throws ConfigurationInvalid with everything that is in its way
 */
export async function previewConfiguration(
  deps: ConfigurationDependencies,
  configuration: Configuration,
  actor: Actor,
): Promise<ImportReport> {
  let report = emptyReport();
  try {
    await retryWhenUndone(() =>
      deps.db.transaction(async (tx) => {
        report = (await writeConfiguration(deps, tx, configuration, actor)).report;
        throw new PreviewDone();
      }),
    );
  } catch (error) {
    if (!(error instanceof PreviewDone)) throw error;
  }
  return report;
}

/**
 * Adds and changes what the file says, all of it or nothing; what it lacks stays.
 * @param agree sees what would be done before it is; what it throws undoes everything
 * @throws ConfigurationInvalid as {@link previewConfiguration}
 */
export async function importConfiguration(
  deps: ConfigurationDependencies,
  configuration: Configuration,
  actor: Actor,
  agree: (report: ImportReport) => void = () => {},
): Promise<ImportReport> {
  const { db, clock } = deps;
  const { pictures = {} } = configuration;
  refuse(pictureProblems(pictures));
  const { report, touched, kinds } = await retryWhenUndone(() =>
    db.transaction(async (tx) => {
      await storePictures(tx, pictures, clock.now());
      const written = await writeConfiguration(deps, tx, configuration, actor);
      agree(written.report);
      return written;
    }),
  );
  if (report.changes.length === 0) return report;
  clearSchedule(db, touched);
  clearCatalogue(db);
  for (const kind of kinds) clearContent(db, kind);
  // What the hourly job does, sooner: the times of weekdays and of days ahead that were added.
  await makeSlots({ db, clock });
  return report;
}

interface Written {
  report: ImportReport;
  touched: Service[];
  kinds: readonly ContentKind[];
}

/**
 * {@link importConfiguration} inside a transaction, without the pictures and the times of days that have begun; what
 * this process remembers of the former state is to be cleared by whoever calls.
 * @throws ConfigurationInvalid as {@link previewConfiguration}
 */
export async function writeConfiguration(
  deps: ConfigurationDependencies,
  tx: Transaction,
  configuration: Configuration,
  actor: Actor,
): Promise<Written> {
  const { clock } = deps;
  const now = clock.now();
  const today = dayOf(now);
  const report = emptyReport();
  const { areas, services, servicePoints, testItems, quietHours } = configuration;
  const { content = {}, pictures = {} } = configuration;
  report.problems.push(...pictureProblems(pictures));
  const work = { tx, actor, now, today, report, touched: [] };
  await liftTimeLimits(tx);
  // Neither beside a removal of the sample nor beside its loading; then as the pages lock: lists, rows, the schedule.
  await waitForLock(tx, 'sample');
  for (const register of ['area', 'service', 'service_point'] as const) await lockRegister(tx, register);
  await lockLists(tx);
  await waitForLock(tx, 'make-slots');
  const former = await readSnapshot(tx, today);
  if (areas) await importAreas(work, areas, former.areas);
  if (services) await importServices(work, services, former.services);
  refuse(report.problems);
  const present = await readSnapshot(tx, today);
  if (servicePoints) {
    await importPoints(work, servicePoints, {
      present: former.servicePoints,
      cities: new Map(
        present.areas.flatMap(({ code, districts }) => districts.map(({ id }) => [id, code] as const)),
      ),
      services: new Set(present.services.map(({ code }) => code)),
    });
  }
  refuse(report.problems);
  await importSchedule(work, configuration, former);
  for (const { code } of await readCrowdedServices(tx)) {
    report.problems.push({ path: `services.${code}.mostSeats`, problem: 'in-use' });
  }
  const points = new Set([...former.servicePoints, ...(servicePoints ?? [])].map(({ id }) => id));
  if (quietHours) await importQuietHours(work, quietHours, former.quietHours);
  await importConnections(work, deps, configuration, { present: former, points });
  const kinds = await importEntries(work, content, { pictures, points });
  refuse(report.problems);
  if (testItems) {
    await importTestItems(work, testItems, { present: former.testItems, sheet: { tx, deps, actor, now } });
  }
  refuse(report.problems);
  if (report.changes.length > 0) {
    const count = (effect: string) => report.changes.filter((change) => change.effect === effect).length;
    const detail = { added: count('added'), changed: count('changed'), unchanged: report.same };
    await recordEvent(tx, { at: now, actor, action: 'configuration-imported', detail });
  }
  return { report, touched: work.touched, kinds };
}

function refuse(problems: ImportReport['problems']): void {
  if (problems.length > 0) throw new ConfigurationInvalid(problems);
}
