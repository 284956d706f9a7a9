import type { BusinessFinding, StandardId, Verdict } from '@tayyib/shared/contracts';

type Ruling = Pick<BusinessFinding, 'outcome' | 'rule'>;

/** One line of business as judged by one standard, and the different rulings of other standards. */
export interface LineOfBusiness extends BusinessFinding {
  elsewhere: (Ruling & { standards: StandardId[] })[];
}

/**
 * The lines of business of one verdict: those not permitted first, then by their share of revenue. A ruling of another
 * standard is different only if its outcome is, not if another rule leads to the same outcome.
 */
export function linesOfBusiness(verdict: Verdict, all: readonly Verdict[]): LineOfBusiness[] {
  const others = all.filter(({ standard }) => standard.id !== verdict.standard.id);
  return [...verdict.business.findings]
    .sort((one, other) => weight(other) - weight(one))
    .map((finding) => ({ ...finding, elsewhere: rulingsElsewhere(finding, others) }));
}

/** Above 1 if not permitted; a share is at most 1, and undisclosed shares come last. */
const weight = ({ outcome, shareOfRevenue }: BusinessFinding) =>
  (outcome === 'not_permissible' ? 3 : 0) + (shareOfRevenue ?? -1);

function rulingsElsewhere(finding: BusinessFinding, others: readonly Verdict[]): LineOfBusiness['elsewhere'] {
  const rulings = new Map<string, Ruling & { standards: StandardId[] }>();
  for (const { standard, business } of others) {
    const same = business.findings.find(
      ({ activity, basis }) => activity === finding.activity && basis === finding.basis,
    );
    if (!same || same.outcome === finding.outcome) continue;
    const { outcome, rule } = same;
    const known = rulings.get(`${outcome} ${rule}`);
    if (known) known.standards.push(standard.id);
    else rulings.set(`${outcome} ${rule}`, { outcome, rule, standards: [standard.id] });
  }
  return [...rulings.values()];
}
