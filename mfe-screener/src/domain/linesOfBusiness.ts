import type { BusinessFinding, StandardId, Verdict } from '@tayyib/shared/contracts';

/** One line of business with what each standard says of it. */
export interface LineOfBusiness {
  activity: string;
  shareOfRevenue: number | null;
  basis: BusinessFinding['basis'];
  findings: { standard: StandardId; rule: string; outcome: BusinessFinding['outcome'] }[];
}

/** Brings the findings of several standards together by line, in the order of the first. */
export function linesOfBusiness(verdicts: readonly Verdict[]): LineOfBusiness[] {
  const lines = new Map<string, LineOfBusiness>();
  for (const { standard, business } of verdicts) {
    for (const { activity, basis, shareOfRevenue, rule, outcome } of business.findings) {
      const key = `${basis} ${activity}`;
      const line = lines.get(key) ?? { activity, basis, shareOfRevenue, findings: [] };
      line.findings.push({ standard: standard.id, rule, outcome });
      lines.set(key, line);
    }
  }
  return [...lines.values()];
}
