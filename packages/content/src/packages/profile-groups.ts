import { allergy } from './allergy.ts';
import { blood } from './blood.ts';
import { cardiac } from './cardiac.ts';
import { diabetes } from './diabetes.ts';
import { fertility } from './fertility.ts';
import { healthChecks } from './health-checks.ts';
import { hepatitis } from './hepatitis.ts';
import { otherProfiles } from './other-profiles.ts';
import type { ProfileGroup } from './package-page.ts';
import { prenatal } from './prenatal.ts';
import { sexTransmittedDisease } from './sex-transmitted-disease.ts';
import { thyroid } from './thyroid.ts';
import { tumourMarkers } from './tumour-markers.ts';

/** All packages in the order of the list. */
export const PROFILE_GROUPS: readonly ProfileGroup[] = [
  healthChecks,
  diabetes,
  cardiac,
  thyroid,
  hepatitis,
  allergy,
  tumourMarkers,
  sexTransmittedDisease,
  prenatal,
  fertility,
  blood,
  otherProfiles,
];
