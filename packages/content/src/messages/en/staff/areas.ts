/** Cities and districts, which staff edit. */
export const areas = {
  title: 'Areas',
  lead: 'Cities and districts in which service points are. Visitors find a service point by them; what you save appears on the website at once.',
  addCity: 'Add a city',
  addDistrict: 'Add a district',
  addDistrictTo: (city: string) => `Add a district to ${city}`,
  orderCities: 'Change the order of cities',
  orderDistricts: 'Change the order',
  orderDistrictsOf: (city: string) => `Change the order of districts of ${city}`,
  code: 'Code',
  codeHint: 'For other programs. A letter, then letters, digits or hyphens. It cannot be changed later.',
  pointCount: (count: number) => (count === 1 ? '1 service point' : `${count} service points`),
  noDistricts: 'No district yet: a service point needs one.',
  empty: 'There is no city yet. Add the first one, then its districts.',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeCityText: 'Its districts go with it, and so do closures that name the city.',
  removeDistrictText: 'Service points can no longer be put there.',
  inUse: (count: number) =>
    count === 1
      ? 'There is still 1 service point here. Please move it to another district or delete it first.'
      : `There are still ${count} service points here. Please move them to another district or delete them first.`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved. Visitors see it now.',
  added: (name: string) => `${name} has been added.`,
  removed: (name: string) => `${name} has been deleted.`,
  conflict: (names: string) =>
    `Somebody else has changed this in the meantime. It is now: ${names}. Saving again replaces it with what you typed.`,
  problems: 'Please check these fields:',
};
