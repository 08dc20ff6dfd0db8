import type { PackageCatalogue } from '@phial/contract/content/package-catalogue';
import type { OrderItem, OrderLine, OrderRequirements } from '@phial/contract/orders/order';
import { gatherRequirements, type KnownOfItem } from '@phial/domain/orders/order-requirements';
import type { AppDependencies } from '../../app-dependencies.ts';
import { preparedCatalogue } from '../../catalogue/prepared-catalogue.ts';
import { readPackages } from '../../content/packages.service.ts';
import { Refused } from '../../errors.ts';

interface Chosen {
  line: OrderLine;
  known: KnownOfItem;
}

type CatalogueDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/**
 * What is ordered, with its names of today.
 * @throws Refused `order-item-unknown` with those that are no longer offered in `data.items`
 */
export async function chosenLines(
  deps: CatalogueDependencies,
  items: readonly OrderItem[],
): Promise<OrderLine[]> {
  return offeredLines(await catalogueLines(deps), items);
}

/** As {@link chosenLines}, of a catalogue that was read before. */
export function offeredLines(lineOf: CatalogueLines, items: readonly OrderItem[]): OrderLine[] {
  const unknown = items.filter((item) => lineOf(item) === undefined);
  if (unknown.length > 0) throw new Refused('order-item-unknown', { items: unknown });
  return items.flatMap((item) => lineOf(item) ?? []);
}

/** What the laboratory asks for today; of what it no longer offers nothing is known. */
export async function requirementsOf(
  deps: CatalogueDependencies,
  items: readonly OrderItem[],
): Promise<OrderRequirements> {
  const find = await finder(deps);
  return gatherRequirements(items.map((item) => find(item)?.known ?? {}));
}

/** The line of an item with its names of today; undefined for what is not offered. */
export type CatalogueLines = (item: OrderItem) => OrderLine | undefined;

/** Today's catalogue as lines of an order. */
export async function catalogueLines(deps: CatalogueDependencies): Promise<CatalogueLines> {
  const find = await finder(deps);
  return (item) => find(item)?.line;
}

async function finder(deps: CatalogueDependencies) {
  const [{ offered }, packages] = await Promise.all([preparedCatalogue(deps), readPackages(deps)]);
  const tests = new Map(offered.map(({ item }) => [item.testItemId, item]));
  return ({ kind, itemId }: OrderItem): Chosen | undefined => {
    if (kind === 'PACKAGE') return chosenPackage(packages, itemId);
    const item = tests.get(itemId);
    if (item === undefined) return undefined;
    const { code, nameEng, nameCht, nameChs } = item;
    const name = { tw: nameCht || nameEng, zh: nameChs || nameEng, en: nameEng || nameCht };
    const specimen = {
      tw: item.specimenRequireCht,
      zh: item.specimenRequireChs,
      en: item.specimenRequireEng,
    };
    return { line: { kind, itemId, code, name }, known: { specimens: [inEveryLanguage(specimen)] } };
  };
}

/** A package by its component alone: a code may be that of two (docs/rules/packages.md#shared-codes). */
function chosenPackage({ pages }: PackageCatalogue, itemId: string): Chosen | undefined {
  const page = pages.find(({ component }) => component === itemId);
  if (page === undefined) return undefined;
  const { code, name, specimens, fasting, remarks } = page;
  return {
    line: { kind: 'PACKAGE', itemId, code, name },
    known: {
      ...(fasting && { fasting }),
      ...(specimens.length > 0 && { specimens: specimens.map(({ text }) => text) }),
      ...(remarks.length > 0 && { remarks: remarks.map(({ text }) => text) }),
    },
  };
}

/** A text that is known in one language only is shown as it is in the others, rather than as unknown. */
function inEveryLanguage({ tw, zh, en }: { tw: string; zh: string; en: string }) {
  return { tw: tw || zh || en, zh: zh || tw || en, en: en || tw || zh };
}
