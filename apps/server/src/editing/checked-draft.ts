import { CONTENT_BODIES, type ContentKind } from '@phial/contract/content/content-body';
import type { FieldProblem } from '@phial/contract/content/editing';
import { contrastOf, TEXT_CONTRAST } from '@phial/domain/brand-colours';
import { isDay } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { findServicePoint } from '../service-points/service-points.service.ts';
import { missingPictures } from '../uploads/stored-pictures.ts';
import { draftSchema, problemsOf, tidied } from './field-schema.ts';
import { placeholderProblems } from './placeholder-problems.ts';
import { textMessageProblems } from './text-message-problems.ts';

type Body = Record<string, unknown>;

/** Whose body it is. */
interface CheckedEntry {
  kind: ContentKind;
  /** Undefined of one that is being created. */
  id?: string;
}

const DRAFTS = Object.fromEntries(
  Object.entries(CONTENT_BODIES).map(([kind, schema]) => [kind, draftSchema(schema)]),
) as typeof CONTENT_BODIES;

/**
 * A body as a draft keeps it: its fields may be empty, but not wrong.
 * @throws Refused `content-invalid` with `data.problems`
 */
export function checkedDraft(entry: CheckedEntry, body: Body): Body {
  const { kind } = entry;
  const tidy = tidied(CONTENT_BODIES[kind], body) as Body;
  refuseProblems([
    ...problemsOf(DRAFTS[kind], tidy),
    ...placeholderProblems(entry, tidy),
    ...textMessageProblems(kind, tidy),
  ]);
  return tidy;
}

/**
 * A body as visitors may read it: nothing empty, nothing wrong, and what it
 * names is there.
 * @throws Refused `content-invalid` with `data.problems`
 */
export async function checkedForVisitors(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
  entry: CheckedEntry,
  body: Body,
): Promise<Body> {
  const { kind } = entry;
  const tidy = tidied(CONTENT_BODIES[kind], body) as Body;
  refuseProblems(problemsOf(CONTENT_BODIES[kind], tidy));
  refuseProblems([
    ...problemsBeyondSchema(entry, tidy),
    ...(await unknownServicePoint(deps, tidy)),
    ...(await missingPictures(deps.db, tidy)),
  ]);
  return tidy;
}

/** What a schema does not say of a body that fits it, but for what it names elsewhere. */
export function problemsBeyondSchema(entry: CheckedEntry, body: Body): FieldProblem[] {
  return [
    ...closesBeforeItOpens(body),
    ...noSuchDay(body),
    ...repeatedCodes(body),
    ...paleColours(entry.kind, body),
    ...placeholderProblems(entry, body),
    ...textMessageProblems(entry.kind, body),
  ];
}

function closesBeforeItOpens({ openingHours = [] }: Body): FieldProblem[] {
  const hours = openingHours as readonly { from: string; until: string }[];
  return hours.flatMap(({ from, until }, at) =>
    until > from ? [] : [{ path: `openingHours.${at}.until`, problem: 'order' }],
  );
}

function noSuchDay({ date }: Body): FieldProblem[] {
  return typeof date === 'string' && !isDay(date) ? [{ path: 'date', problem: 'form' }] : [];
}

/** Codes of branches stand in addresses of the contact page. */
function repeatedCodes({ branches = [] }: Body): FieldProblem[] {
  const codes = (branches as readonly { code: string }[]).map(({ code }) => code);
  return codes.flatMap((code, at) =>
    codes.indexOf(code) === at ? [] : [{ path: `branches.${at}.code`, problem: 'taken' }],
  );
}

/** The colours of the laboratory on which white text would be hard to read. */
function paleColours(kind: ContentKind, body: Body): FieldProblem[] {
  if (kind !== 'laboratory') return [];
  return ['headerColour', 'actionColour'].flatMap((path) => {
    const ratio = contrastOf(String(body[path]));
    return ratio >= TEXT_CONTRAST
      ? []
      : [{ path, problem: 'contrast', ratio: Math.floor(ratio * 100) / 100 }];
  });
}

async function unknownServicePoint(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  { servPtId }: Body,
): Promise<FieldProblem[]> {
  if (typeof servPtId !== 'string') return [];
  const known = await findServicePoint(deps, servPtId);
  return known === undefined ? [{ path: 'servPtId', problem: 'unknown' }] : [];
}

/** @throws Refused `content-invalid` where there are any */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new Refused('content-invalid', { problems: [...problems] });
}
