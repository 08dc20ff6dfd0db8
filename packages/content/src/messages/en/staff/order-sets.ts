/** What doctors order again and again: favourites, and order sets. */
export const orderSets = {
  failed: 'Your favourites and order sets could not be loaded.',
  tryAgain: 'Try again',
  favourites: {
    title: 'Favourites',
    none: 'None yet. Press the star beside a package or test, and it is listed here.',
    mark: (name: string) => `Add ${name} to favourites`,
    marked: (name: string) => `${name} added to favourites`,
    unmarked: (name: string) => `${name} removed from favourites`,
    order: (name: string) => `Order ${name}`,
    ordered: (name: string) => `${name}, already chosen`,
  },
  title: 'Order sets',
  none: 'None yet. Choose what you often order together, then press “Save as set”.',
  items: (items: number) => (items === 1 ? '1 item' : `${items} items`),
  label: (name: string, items: string) => `${name} (${items})`,
  add: (label: string) => `Add set ${label}`,
  added: (added: number, already: number) => {
    const items = added === 1 ? '1 item added' : `${added} items added`;
    if (already === 0) return `${items}.`;
    return already === 1 ? `${items}, 1 was already chosen.` : `${items}, ${already} were already chosen.`;
  },
  gone: (names: string) => `No longer offered: ${names}`,
  tooMany: (name: string, most: number) =>
    `Nothing was added: with “${name}” the order would have more than ${most} items.`,
  save: 'Save as set',
  saveTitle: 'Save as order set',
  saveLead: (items: number) =>
    items === 1
      ? 'The item chosen now is kept as a set.'
      : `The ${items} items chosen now are kept as a set.`,
  saved: (name: string) => `Saved as set “${name}”.`,
  name: 'Name of the set',
  nameHint: (most: number) => `Up to ${most} characters. No names, numbers or anything else about a patient.`,
  nameMissing: 'Please enter a name.',
  nameTooLong: (most: number, now: number) => `At most ${most} characters; there are ${now}.`,
  submit: 'Save set',
  close: 'Close',
  manage: 'Manage sets',
  manageLabel: 'Your order sets',
  manageHint: 'To change the items of a set, choose the new ones for this order, then press “Replace items”.',
  rename: 'Rename',
  renameSet: (name: string) => `Rename ${name}`,
  renameTitle: (name: string) => `Rename “${name}”`,
  renamed: (name: string) => `The set is now called “${name}”.`,
  replace: 'Replace items',
  replaceSet: (name: string) => `Replace items of ${name}`,
  replaceTitle: (name: string) => `Replace the items of “${name}”?`,
  replaceText: (former: string, chosen: string) =>
    `The set has ${former}. It will have the ${chosen} chosen now instead. This cannot be undone.`,
  replaced: (name: string, items: string) => `“${name}” now has ${items}.`,
  delete: 'Delete',
  deleteSet: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete the set “${name}”?`,
  deleteText: 'Orders made from it stay as they are. This cannot be undone.',
  deleted: (name: string) => `The set “${name}” has been deleted.`,
  keep: 'Keep it',
  conflict: 'This set was changed in another window. It is now:',
  conflictHint:
    'The name you typed is still below and has not been saved. Saving again renames the set as it is now.',
  moved: (name: string) =>
    `“${name}” was changed in another window, so nothing was done. Please check how it is now, then try again.`,
  goneSet: (name: string) => `“${name}” was deleted in another window.`,
};
