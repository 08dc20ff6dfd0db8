import type { ConfigurationProblem } from '@phial/contract/configuration/configuration';
import { problemsOf, tidied } from '../editing/field-schema.ts';
import { Refused } from '../errors.ts';
import { parseJsonBody } from '../json-body.ts';
import { Configuration, FORMAT } from './format.ts';

/** Nothing was changed; what is to be corrected. */
export class ConfigurationInvalid extends Error {
  override readonly name = 'ConfigurationInvalid';
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    super(problems.map(({ path, problem }) => `${path}: ${problem}`).join(', '));
    this.problems = problems;
  }
}

type Sections = Record<string, unknown>;

/** Each brings the sections of one version of the format to the next; the first one those of version 1. */
type Steps = readonly ((sections: Sections) => Sections)[];

const STEPS: Steps = [
  // Version 2 has the identity provider and webhooks besides.
  (sections) => sections,
  // Version 3 has the reminders of services and the quiet hours besides.
  withReminders,
];

/** A service without reminders has an empty list; null says that the file does not name them. */
function withReminders(sections: Sections): Sections {
  const { services } = sections;
  if (!Array.isArray(services)) return sections;
  const named = services.map((service: unknown) =>
    isObject(service) && isObject(service.body)
      ? { ...service, body: { reminders: null, ...service.body } }
      : service,
  );
  return { ...sections, services: named };
}

/**
 * A file as it is written: the same configuration always gives the same bytes, with a field a line, so that two files
 * can be compared line by line.
 */
export function configurationText(configuration: Configuration): string {
  return `${JSON.stringify({ format: FORMAT, version: STEPS.length + 1, ...configuration }, null, 2)}\n`;
}

/**
 * Reads a file of this version of the format, or of an earlier one.
 * @throws ConfigurationInvalid with every fault of form
 */
export function parseConfiguration(text: string, steps: Steps = STEPS): Configuration {
  return readConfiguration(parsed(text), steps);
}

/**
 * {@link parseConfiguration} of what a file holds.
 * @throws ConfigurationInvalid as it does
 */
export function readConfiguration(file: unknown, steps: Steps = STEPS): Configuration {
  if (!isObject(file) || file.format !== FORMAT) throw refused('', 'no-configuration');
  const { format: _, version, ...sections } = file;
  const newest = steps.length + 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw refused('version', 'form');
  }
  if (version > newest) throw refused('version', 'newer-version');
  const present = steps.slice(version - 1).reduce((older, step) => step(older), sections);
  const unknown = Object.keys(present).filter((name) => !Object.hasOwn(Configuration.properties, name));
  const tidy = tidied(Configuration, present);
  const problems = [
    ...unknown.map((path) => ({ path, problem: 'unknown-section' as const })),
    ...problemsOf(Configuration, tidy).filter(({ path }) => !unknown.includes(path)),
  ];
  if (problems.length > 0) throw new ConfigurationInvalid(problems);
  return tidy as Configuration;
}

function refused(path: string, problem: ConfigurationProblem['problem']): ConfigurationInvalid {
  return new ConfigurationInvalid([{ path, problem }]);
}

function parsed(text: string): unknown {
  try {
    return parseJsonBody(Buffer.from(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
