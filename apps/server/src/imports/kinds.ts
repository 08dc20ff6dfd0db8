import type { ImportKindName } from '@phial/contract/imports/import';
import { staffImport } from '../accounts/import/staff-import.ts';
import { bookingImport } from '../booking/import/booking-import.ts';
import { testItemImport } from '../catalogue/import/test-item-import.ts';
import { areaImport } from '../editing/import/area-import.ts';
import { dictionaryImport } from '../editing/import/dictionary-import.ts';
import { serviceImport } from '../editing/import/service-import.ts';
import { servicePointImport } from '../editing/import/service-point-import.ts';
import { holidayImport } from '../schedule/import/holiday-import.ts';
import { weeklyHoursImport } from '../schedule/import/weekly-hours-import.ts';
import type { ImportKind } from '../sheet/import-kind.ts';

/** Every kind of file that can be imported; each stands in the folder of what it changes. */
export const IMPORTS: Readonly<Record<ImportKindName, ImportKind>> = {
  areas: areaImport,
  services: serviceImport,
  'service-points': servicePointImport,
  'weekly-hours': weeklyHoursImport,
  holidays: holidayImport,
  dictionaries: dictionaryImport,
  'test-items': testItemImport,
  bookings: bookingImport,
  staff: staffImport,
};
