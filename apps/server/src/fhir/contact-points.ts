/**
 * The ways to reach a person, as elements of a FHIR R4 resource.
 * @param contact empty texts where something is not known
 * @returns `telecom`; nothing where there is none, as FHIR knows no empty lists
 */
export function telecomOf({ telNo, email }: { telNo: string; email: string }) {
  const telecom = [
    { system: 'phone', value: telNo },
    { system: 'email', value: email },
  ].filter(({ value }) => value !== '');
  return telecom.length > 0 ? { telecom } : {};
}
