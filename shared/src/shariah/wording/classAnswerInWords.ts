import type { ClassAnswer } from '@tayyib/shared/contracts';
import { spokenDay } from '../../values/calendar';

/** What an advisor's answer on a class says of its companies, in a few words. */
const outcomes: Readonly<Record<ClassAnswer['outcome'], string>> = {
  permissible: 'permissible',
  not_permissible: 'not permissible',
  doubtful: 'each company has to be judged by itself',
};

/** "Advisor's answer of 28 Nov 2026 on the class Sugar: permissible, because “Sugar is food.”" */
export function classAnswerInWords({ className, outcome, reason, answeredOn }: ClassAnswer): string {
  const answer = `Advisor's answer of ${spokenDay(answeredOn)} on the class ${className}`;
  return `${answer}: ${outcomes[outcome]}, because “${reason}”`;
}
