import type { CatalogueItem } from '../catalogue-item.ts';
import { checkLine } from './check-line.ts';
import type { CatalogueLine, Complaint, Location } from './columns.ts';

interface Located {
  readonly location: Location;
  readonly item: CatalogueItem;
}

/**
 * The items of a file, and everything that is wrong with them, in the order of the lines.
 * @param subjects that there are; undefined when none are known, and any will do
 */
export function checkCatalogue(
  lines: readonly CatalogueLine[],
  subjects: ReadonlySet<string> | undefined,
): { items: CatalogueItem[]; complaints: Complaint[] } {
  const checked = lines.map((line) => ({ location: line.location, ...checkLine(line, subjects) }));
  const between = [
    ...repeated(checked, 'testItemId', ({ id }) => id),
    ...repeated(checked, 'code', ({ code }) => code),
    ...childComplaints(checked),
  ];
  return {
    items: checked.map(({ item }) => item),
    complaints: checked.flatMap(({ location, complaints }) => [
      ...complaints,
      ...between.filter((complaint) => complaint.location === location),
    ]),
  };
}

function* repeated(
  items: readonly Located[],
  column: 'testItemId' | 'code',
  textOf: (item: CatalogueItem) => string,
): Generator<Complaint> {
  const first = new Map<string, Location>();
  for (const { location, item } of items) {
    const text = textOf(item);
    // The database distinguishes ids by letter case, but not codes.
    const key = column === 'code' ? text.toLowerCase() : text;
    const before = first.get(key);
    if (key === '') continue;
    if (before === undefined) first.set(key, location);
    else yield { location, what: `${column} ${text} is on ${before} already: give each item its own` };
  }
}

function* childComplaints(items: readonly Located[]): Generator<Complaint> {
  const byId = new Map(items.map(({ item }) => [item.id, item]));
  for (const { location, item } of items) {
    const { id, unitType, children } = item;
    const isGroup = unitType === 'GROUP';
    if (isGroup && children.length === 0) {
      yield { location, what: 'is a GROUP without children: list their testItemIds, or make it SINGLE' };
    }
    if (!isGroup && children.length > 0) {
      yield { location, what: 'is SINGLE and has children: remove them, or make it a GROUP' };
    }
    for (const child of new Set(children)) {
      if (!byId.has(child)) yield { location, what: `the child ${child} is no testItemId of this file` };
      if (children.indexOf(child) !== children.lastIndexOf(child)) {
        yield { location, what: `the child ${child} is there twice: keep one` };
      }
    }
    const circle = circleFrom(id, byId);
    if (circle)
      yield { location, what: `is among its own children: ${circle.join(' > ')}; break the circle` };
  }
}

/** The way from an item by children back to it; undefined when there is none. */
function circleFrom(id: string, byId: ReadonlyMap<string, CatalogueItem>): string[] | undefined {
  const seen = new Set<string>();
  const ways: string[][] = [[id]];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    for (const child of byId.get(way.at(-1) ?? '')?.children ?? []) {
      if (child === id) return [...way, id];
      if (seen.has(child)) continue;
      seen.add(child);
      ways.push([...way, child]);
    }
  }
  return undefined;
}
