import type { Language } from '../language.ts';

type Text = Readonly<Record<Language, string>>;

/** What is known of one chosen package or test; an absent or empty part is not known. */
export interface KnownOfItem {
  readonly fasting?: Text;
  readonly specimens?: readonly Text[];
  readonly remarks?: readonly Text[];
}

export interface Requirement {
  text: Text;
  /** Which items ask for it, by index from 0. */
  lines: number[];
}

export interface Requirements {
  fasting: RequirementList;
  specimens: RequirementList;
  remarks: Requirement[];
}

export interface RequirementList {
  known: Requirement[];
  /**
   * Items of which nothing is known: the laboratory is to be asked, nothing is guessed
   * (docs/rules/catalogue.md#unknown-values).
   */
  unknown: number[];
}

/**
 * Everything that the chosen items ask for, each text once, in the order of the
 * items. Volumes are not added up: whether one tube serves two tests is the
 * laboratory's to say.
 */
export function gatherRequirements(items: readonly KnownOfItem[]): Requirements {
  return {
    fasting: listOf(items.map(({ fasting }) => (fasting === undefined ? [] : [fasting]))),
    specimens: listOf(items.map(({ specimens }) => specimens ?? [])),
    remarks: listOf(items.map(({ remarks }) => remarks ?? [])).known,
  };
}

function listOf(textsOfItems: readonly (readonly Text[])[]): RequirementList {
  const known = new Map<string, Requirement>();
  const unknown: number[] = [];
  for (const [line, all] of textsOfItems.entries()) {
    const texts = all.filter((text) => text.en !== '' || text.tw !== '' || text.zh !== '');
    if (texts.length === 0) unknown.push(line);
    for (const text of texts) {
      const key = JSON.stringify([text.tw, text.zh, text.en]);
      const entry = known.get(key) ?? { text, lines: [] };
      known.set(key, entry);
      if (!entry.lines.includes(line)) entry.lines.push(line);
    }
  }
  return { known: [...known.values()], unknown };
}
