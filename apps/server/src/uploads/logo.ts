import type { Laboratory } from '@phial/domain/laboratory';
import type { Queryable } from '../db/pool.ts';
import { pictureOfAddress } from './stored-pictures.ts';

/** The file of the laboratory's logo; undefined without a logo, and for one whose picture is not there. */
export async function logoFile(
  db: Queryable,
  { logoUrl }: Pick<Laboratory, 'logoUrl'>,
): Promise<Buffer | undefined> {
  return logoUrl === undefined ? undefined : pictureOfAddress(db, logoUrl, 'webp');
}
