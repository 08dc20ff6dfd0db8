/**
 * Keys for the rows of a report, which is never put in another order: a test
 * may be in a group twice, so that its name alone does not identify a row.
 */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { key: string; item: Item }[] {
  return items.map((item, index) => ({ key: `${index} ${nameOf(item)}`, item }));
}
