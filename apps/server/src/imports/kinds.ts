import type { ImportKindName } from '@phial/contract/imports/import';
import { testItemImport } from '../catalogue/import/test-item-import.ts';
import type { ImportKind } from '../sheet/import-kind.ts';

/** Every kind of file that can be imported; each stands in the folder of what it changes. */
export const IMPORTS: Readonly<Record<ImportKindName, ImportKind>> = {
  'test-items': testItemImport,
};
