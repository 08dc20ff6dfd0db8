import type { ReportIssueKey } from '@phial/contract/reports/report-issue';

/** What is to be mended in a bundle of reports; read by whoever looks after the laboratory's system. */
export const reportIssues = {
  'bundle-invalid': 'Send one FHIR R4 resource of type Bundle, with type transaction or collection.',
  'element-unknown':
    'This element is not accepted. Leave it out, or use one of the elements listed in the documentation.',
  'element-missing': 'This element is needed.',
  'element-invalid': 'This element’s value is not in the right format.',
  'date-impossible': 'This date does not exist.',
  'collected-after-issued': 'The specimen cannot be collected after the report was issued.',
  'resource-unknown': 'Resources of this type are not accepted.',
  'reports-missing': 'The bundle holds no DiagnosticReport.',
  'resource-repeated': 'Another resource of the bundle has the same address.',
  'report-repeated': 'Another report of the bundle has the same identifier.',
  'reference-unresolved': 'This does not refer to a resource of the right type in the bundle.',
  'observation-unused': 'No report refers to this observation.',
  'observation-repeated': 'A report refers to this observation already.',
  'members-nested': 'A member of a group of results cannot have members of its own.',
  'members-with-value': 'A group of results has no value of its own.',
  'subject-other': 'The result is about a different patient from its report.',
  'code-missing': 'A code or a name is needed.',
  'value-missing':
    'A value is needed: valueQuantity, valueString or valueCodeableConcept, or dataAbsentReason.',
  'values-several': 'There must be one value, not several.',
  'interpretation-unknown': 'Use a v3-ObservationInterpretation code that is listed in the documentation.',
  'range-empty': 'A reference range needs a bound or a text.',
  'range-reversed': 'The lower bound is above the upper one.',
  'results-missing':
    'A report has at least one result or a PDF, unless it is cancelled or was entered in error.',
  'pdf-invalid': 'This is not a PDF in base64.',
  'pdf-too-large': 'A PDF may have at most 4 MB.',
  'issued-ahead': 'The time of issue lies in the future.',
  'received-ahead': 'The time of receipt lies in the future.',
  'order-unknown': 'There is no order with this number.',
  'order-closed': 'This order was never placed, or was cancelled.',
  'doctor-unreachable':
    'The doctor of this order has no account in use, so nobody would see the report here. Deliver it in another way.',
  'patient-mismatch':
    'This is not the patient of the order: document number and date of birth must be the same.',
  'report-of-other-order': 'There is a report with this identifier for another order.',
  'version-differs':
    'There is already a version of this report with the same time of issue but different contents. Send the change with its own time.',
  'version-older': 'There is a later version of this report.',
  'status-backwards':
    'A final report can only become amended, corrected, appended, cancelled or entered-in-error.',
} satisfies Record<ReportIssueKey, string>;
