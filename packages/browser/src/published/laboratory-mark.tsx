import { BrandMark } from '@phial/ui/brand-mark/brand-mark';
import { laboratory } from './published-document.ts';

/**
 * The logo of the laboratory beside its name, and therefore without words of its own. The drawn mark belongs to the
 * sample: a laboratory without a logo goes by its name alone. `size` in pixels.
 */
export function LaboratoryMark({ size }: { size: number }) {
  const { logoUrl, sample } = laboratory();
  if (logoUrl !== undefined) return <img src={logoUrl} alt="" width={size} height={size} />;
  return sample ? <BrandMark size={size} /> : null;
}
