/**
 * What a laboratory says about a result, in the codes of HL7's code system
 * ObservationInterpretation, which FHIR R4 binds `Observation.interpretation`
 * to. Nothing here looks at a value or a reference range: only the laboratory
 * that measured knows what its own result means.
 */

export const INTERPRETATION_SYSTEM = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';

/** How a result is marked beside its value; from the gravest to the mildest. */
export const ABNORMAL_FLAGS = [
  'critical-high',
  'critical-low',
  'critical',
  'high',
  'low',
  'abnormal',
] as const;
export type AbnormalFlag = (typeof ABNORMAL_FLAGS)[number];

/**
 * The codes a report may carry, each with its mark. A code without a mark says
 * something that is good in one test and bad in another: antibodies may be
 * `POS` because a vaccine worked. Such a code is shown in words alone, and a
 * laboratory that means more says so by a second code.
 */
const MARKS = {
  N: undefined,
  A: 'abnormal',
  AA: 'critical',
  H: 'high',
  HU: 'high',
  HX: 'high',
  HH: 'critical-high',
  L: 'low',
  LU: 'low',
  LX: 'low',
  LL: 'critical-low',
  POS: undefined,
  NEG: undefined,
  IND: undefined,
  E: undefined,
  DET: undefined,
  ND: undefined,
  RR: undefined,
  WR: undefined,
  NR: undefined,
  S: undefined,
  SDD: undefined,
  I: undefined,
  R: undefined,
  NS: undefined,
  EXP: undefined,
  UNE: undefined,
  B: undefined,
  W: undefined,
  U: undefined,
  D: undefined,
  '<': undefined,
  '>': undefined,
} as const satisfies Record<string, AbnormalFlag | undefined>;

export type InterpretationCode = keyof typeof MARKS;

export const INTERPRETATION_CODES = Object.keys(MARKS) as InterpretationCode[];

export function isInterpretationCode(code: string): code is InterpretationCode {
  return Object.hasOwn(MARKS, code);
}

/** The gravest mark of a result's codes; undefined when none of them marks it. */
export function abnormalFlagOf(codes: readonly InterpretationCode[]): AbnormalFlag | undefined {
  const marks = codes.map((code): AbnormalFlag | undefined => MARKS[code]);
  return ABNORMAL_FLAGS.find((flag) => marks.includes(flag));
}

/** Whether somebody should look at it at once. */
export function isCritical(flag: AbnormalFlag | undefined): boolean {
  return flag?.startsWith('critical') ?? false;
}

const SAID_BY_MARK: ReadonlySet<InterpretationCode> = new Set(['A', 'AA', 'H', 'HH', 'L', 'LL']);

/** The codes that say something their mark does not, to be written out beside it. */
export function codesBesideMark(codes: readonly InterpretationCode[]): InterpretationCode[] {
  return codes.filter((code) => !SAID_BY_MARK.has(code));
}
