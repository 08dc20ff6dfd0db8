import type { Job } from './job.ts';
import { laboratoryAssistant } from './laboratory-assistant.ts';
import { medicalLaboratoryTechnologist } from './medical-laboratory-technologist.ts';
import { partTimeFieldCourier } from './part-time-field-courier.ts';
import { purchasingAssistant } from './purchasing-assistant.ts';

/** The vacancies with a page of their own, in the order of their ids (docs/rules/content.md#vacancies). */
export const JOBS: readonly Job[] = [
  laboratoryAssistant,
  medicalLaboratoryTechnologist,
  purchasingAssistant,
  partTimeFieldCourier,
];

/** @param id `recruimentId`; null where the address names none */
export function findJob(id: string | null): Job | undefined {
  return JOBS.find((job) => job.id === id);
}
