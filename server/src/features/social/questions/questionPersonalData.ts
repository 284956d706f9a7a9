import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/rowsOf';

/** What this feature stores of people. */
export const questionPersonalData: readonly Holding[] = [
  { table: 'advisor_questions', title: 'questionsToTheAdvisor', isOf: byUser, leavesOut: ['answered_by'] },
];
