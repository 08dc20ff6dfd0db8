import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf, VersionNumber } from '../schemas.ts';
import { PersonText } from '../text.ts';

export const PatientVersion = VersionNumber('As it was last read');

const PatientLanguage = OneOf(['tw', 'zh', 'en'], {
  description: 'Language of the request note: tw, zh or en',
});

export const DocumentType = OneOf(['HKID', 'TRAVEL'], {
  description: 'HKID Hong Kong identity card, TRAVEL any travelling document',
});

const Sex = OneOf(['F', 'M'], { description: 'Entry of dictionary sex' });

const fields = {
  name: PersonText(400, 'As on the document, 1 to 100 characters after trimming', '陳大文'),
  englishName: PersonText(400, 'Empty where the name says all', 'Chan Tai Man'),
  birthday: PersonText(40, 'YYYY-MM-DD, 1900-01-01 to today in Hong Kong', '1980-05-17'),
  telNo: PersonText(40, 'Eight digits; may be empty', '21234567'),
  email: PersonText(400, 'May be empty', 'taiman@example.com'),
};

/** A patient of the doctor who calls, as typed. */
export const PatientRequest = ClosedObject({
  ...fields,
  sex: Sex,
  documentType: DocumentType,
  documentNumber: PersonText(60, 'As printed on the document', 'A123456(3)'),
  language: PatientLanguage,
});
export type PatientRequest = Static<typeof PatientRequest>;

/** Without a document number it stays as it is: it is never answered, so it need not come back. */
export const PatientChange = ClosedObject({
  ...PatientRequest.properties,
  documentNumber: Type.Optional(PatientRequest.properties.documentNumber),
  version: PatientVersion,
});
export type PatientChange = Static<typeof PatientChange>;

/** A patient as the doctor sees one. */
export const Patient = Type.Object({
  ...fields,
  patientId: Type.String({ format: 'uuid' }),
  sex: Sex,
  documentType: DocumentType,
  documentNumber: PersonText(60, 'Masked', 'A123***(*)'),
  language: PatientLanguage,
  version: PatientVersion,
});
export type Patient = Static<typeof Patient>;

/** Of `patient-exists`: the one with that document number. Of `version-conflict`: the patient as it is now. */
export const ExistingPatient = Type.Object({ patient: Patient });

/** By POST, as what is searched for is personal. */
export const PatientSearch = ClosedObject({
  text: PersonText(200, 'Part of a name, or a whole document number; empty: those seen last'),
});
export type PatientSearch = Static<typeof PatientSearch>;
