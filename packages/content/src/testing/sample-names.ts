import { sampleLaboratory } from '../sample/laboratory.ts';
import { servicePoints } from '../sample/service-points.ts';

/** By which the sample's laboratory and its service points are known, and nobody else's. */
export const SAMPLE_NAMES: readonly string[] = namesOfSample();

/** The names of the sample that stand in a text. */
export function sampleNamesIn(text: string): string[] {
  return SAMPLE_NAMES.filter((name) => text.includes(name));
}

function namesOfSample(): string[] {
  const { name, shortName, group, address, phone, fax, hotline, accreditation } = sampleLaboratory;
  const { salesEmail, supportEmail, privacyEmail } = sampleLaboratory;
  const domains = [salesEmail, supportEmail, privacyEmail].map((email) => email.split('@')[1]);
  const facts = [name, shortName, group, address, phone, fax, hotline, accreditation, domains];
  const points = servicePoints.map(({ body }) => [body.companyName, body.address, body.belongTo]);
  // 'Harbour' and 海港 alone, too.
  const short = [shortName.en.split(' ')[0], shortName.tw.slice(0, 2)];
  return [...new Set(textsOf([facts, points, short]))];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
