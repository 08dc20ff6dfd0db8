import { createHash } from 'node:crypto';
import type {
  ConfigurationPreview,
  ConfigurationProblems,
} from '@phial/contract/configuration/configuration';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Actor } from '../audit/record-event.ts';
import { Refused } from '../errors.ts';
import { ConfigurationInvalid, parseConfiguration } from './configuration-file.ts';
import { importConfiguration, previewConfiguration } from './import.service.ts';
import type { ImportReport } from './import-report.ts';

type FileDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys'>;

/** Most problems and differences of an answer. */
const MOST_LISTED = 500;

/**
 * What the text of a file would change; changes nothing.
 * @throws Refused `import-invalid` with everything that is in its way
 */
export function previewFile(
  deps: FileDependencies,
  file: string,
  actor: Actor,
): Promise<ConfigurationPreview> {
  return explained(async () =>
    previewOf(file, await previewConfiguration(deps, parseConfiguration(file), actor)),
  );
}

/**
 * Imports the text of a file, all of it or nothing.
 * @param agreed fingerprint of the preview that a person has seen
 * @throws Refused `import-invalid` with everything that is in its way, `import-outdated` with the present preview
 */
export function importFile(
  deps: FileDependencies,
  file: string,
  { actor, agreed }: { actor: Actor; agreed: string },
): Promise<ConfigurationPreview> {
  return explained(async () => {
    const report = await importConfiguration(deps, parseConfiguration(file), actor, (found) => {
      const preview = previewOf(file, found);
      if (preview.fingerprint !== agreed) throw new Refused('import-outdated', { preview });
    });
    return previewOf(file, report);
  });
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigurationInvalid)) throw error;
    const { problems } = error;
    const data: ConfigurationProblems = { count: problems.length, problems: problems.slice(0, MOST_LISTED) };
    throw new Refused('import-invalid', data);
  }
}

function previewOf(file: string, { changes, kept, same, unfinished }: ImportReport): ConfigurationPreview {
  const differences = [...changes, ...kept.map((one) => ({ effect: 'kept' as const, ...one }))];
  const bySection = Map.groupBy(differences, ({ section }) => section);
  return {
    ...countsOf(differences),
    unchanged: same,
    sections: [...bySection].map(([section, found]) => ({ section, ...countsOf(found) })),
    differences: differences.slice(0, MOST_LISTED),
    unfinished,
    fingerprint: createHash('sha256')
      .update(file)
      .update(JSON.stringify([differences, same]))
      .digest('hex'),
  };
}

function countsOf(differences: readonly { effect: string }[]) {
  const count = (...effects: string[]) => differences.filter(({ effect }) => effects.includes(effect)).length;
  return { added: count('added'), changed: count('changed', 'reordered'), kept: count('kept') };
}
