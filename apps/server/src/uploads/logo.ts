import type { Laboratory } from '@phial/domain/laboratory';
import type { Config } from '../config.ts';
import { pictureOfAddress } from './picture-files.ts';

/** The file of the laboratory's logo; undefined without a logo, and for one whose file is not there. */
export async function logoFile(
  folder: Pick<Config, 'dataDir'>,
  { logoUrl }: Pick<Laboratory, 'logoUrl'>,
): Promise<Buffer | undefined> {
  return logoUrl === undefined ? undefined : pictureOfAddress(folder, logoUrl, 'webp');
}
