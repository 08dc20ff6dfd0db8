import { sep } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleOf = Rolldown.ChunkingContext['getModuleInfo'];

interface FilesByJourney {
  /** Ends of the paths of modules that every visit begins with, by the name of the file that they fill with all they import. */
  readonly first: Readonly<Record<string, readonly string[]>>;
  /**
   * Below the folder of the pages, the folders of each journey; a page of none is a journey of its own. A wider one
   * comes before those within it.
   */
  readonly journeys: Readonly<Record<string, readonly string[]>>;
  /** Ends of the paths of modules whose styles are wanted before any script runs: those of the first of `first`. */
  readonly styledAtOnce: readonly string[];
}

/** Stays in the browser's cache from release to release. */
const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]|^\0rolldown/;
const PAGE = /\/src\/pages\/([\w-]+)\//;

/**
 * Few files for a page: the framework, what every visit begins with, what the pages of a journey share, the page itself.
 * What some pages share comes with the narrowest journey that has them all, else with the last of `first`; what is imported only when somebody needs it stays
 * in a file of its own.
 */
export function filesByJourney({
  first,
  journeys,
  styledAtOnce,
}: FilesByJourney): Rolldown.CodeSplittingGroup[] {
  let files: ReadonlyMap<string, string> | undefined;
  const names = [...Object.keys(first), ...Object.keys(journeys)];
  return [
    { name: 'framework', test: FRAMEWORK, priority: names.length },
    // A file takes along what its modules import, so those that come first choose first.
    ...names.map((name, position) => ({
      debugName: name,
      name: (id: string, context: Rolldown.ChunkingContext) => {
        files ??= assign(id, (one) => context.getModuleInfo(one));
        return files.get(id) === name ? name : null;
      },
      priority: names.length - 1 - position,
    })),
  ];

  function assign(id: string, moduleOf: ModuleOf): ReadonlyMap<string, string> {
    const assigned = new Map<string, string>();
    const all = everyModule(id, moduleOf);
    for (const name of Object.keys(first)) {
      const roots = all.filter((one) => endsWithAny(one, first[name] ?? []));
      for (const one of reached(roots, moduleOf)) if (!assigned.has(one)) assigned.set(one, name);
    }
    const [begin = '', site = begin] = Object.keys(first);
    const pagesOf = pagesOfModules(all, moduleOf);
    for (const [one, pages] of pagesOf) {
      if (assigned.has(one) || pages.size < 2) continue;
      assigned.set(one, journeyOf(pages) ?? site);
    }
    const styled = reached(
      all.filter((one) => endsWithAny(one, styledAtOnce)),
      moduleOf,
    );
    for (const one of styled) if (one.endsWith('.css')) assigned.set(one, begin);
    // One style sheet before the first paint, not one a file of scripts.
    for (const [one, name] of assigned) if (one.endsWith('.css') && name === site) assigned.set(one, begin);
    return assigned;
  }

  /** The narrowest journey that has all of these pages. */
  function journeyOf(pages: ReadonlySet<string>): string | undefined {
    const having = Object.entries(journeys).filter(([, own]) =>
      [...pages].every((page) => own.includes(page)),
    );
    return having.sort(([, a], [, b]) => a.length - b.length)[0]?.[0];
  }
}

/** All modules of the build that are connected with one of them. */
function everyModule(id: string, moduleOf: ModuleOf): string[] {
  const found = new Set([id]);
  for (const one of found) {
    const module = moduleOf(one);
    if (module === null) continue;
    for (const other of [
      ...module.importedIds,
      ...module.dynamicallyImportedIds,
      ...module.importers,
      ...module.dynamicImporters,
    ]) {
      found.add(other);
    }
  }
  return [...found];
}

/** For each module the pages that cannot be shown without it. */
function pagesOfModules(all: readonly string[], moduleOf: ModuleOf): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>();
  for (const id of all) {
    const page = PAGE.exec(slashed(id))?.[1];
    const isOpened = moduleOf(id)?.dynamicImporters.some((one) => !PAGE.test(slashed(one)));
    if (page === undefined || !isOpened) continue;
    for (const one of reached([id], moduleOf)) pagesOf.set(one, (pagesOf.get(one) ?? new Set()).add(page));
  }
  return pagesOf;
}

/** The modules and all that they import before they run. */
function reached(roots: readonly string[], moduleOf: ModuleOf): Set<string> {
  const found = new Set(roots);
  for (const one of found) for (const other of moduleOf(one)?.importedIds ?? []) found.add(other);
  return found;
}

function endsWithAny(path: string, ends: readonly string[]): boolean {
  return ends.some((end) => slashed(path).endsWith(end));
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
