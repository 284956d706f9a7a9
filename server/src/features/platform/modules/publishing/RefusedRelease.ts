import type { PublishProblem } from '@tayyib/shared/contracts';
import { problemText, type GateProblem } from '@tayyib/shared/gate';
import { ProblemError } from '../../../../plugins/http/ProblemError';

/** A release that the gate refuses, with every reason. */
export class RefusedRelease extends ProblemError {
  constructor(readonly problems: readonly GateProblem[]) {
    super(422, codeOf(problems), problems.map(problemText).join('\n'));
  }

  override toProblem(): PublishProblem {
    return { ...super.toProblem(), problems: [...this.problems] };
  }
}

/** What has to be corrected comes before what is too large, and that before what only has to be confirmed. */
function codeOf(problems: readonly GateProblem[]): GateProblem['code'] {
  const codes = new Set(problems.map(({ code }) => code));
  return (['contract-broken', 'over-budget'] as const).find((code) => codes.has(code)) ?? 'breaking-change';
}
