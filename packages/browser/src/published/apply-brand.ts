import { brandProperties } from '@phial/domain/brand-colours';
import type { LaboratoryFacts } from '@phial/domain/laboratory';

/**
 * Gives the page the colours of a laboratory. Set by script, as the policy of the site allows no style in the page
 * itself; nothing is drawn before.
 */
export function applyBrand(colours: Pick<LaboratoryFacts, 'headerColour' | 'actionColour'>): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(brandProperties(colours))) style.setProperty(name, value);
}
