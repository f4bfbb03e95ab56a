import type { Course } from '../content-model.ts';
import { topic as earlyWarning } from './early-warning.ts';
import { topic as leakHazards } from './leak-hazards.ts';
import { topic as vulnerabilityAssessment } from './vulnerability-assessment.ts';

export const course: Course = {
  'leak-hazards': leakHazards,
  'vulnerability-assessment': vulnerabilityAssessment,
  'early-warning': earlyWarning,
};
