import type { BusinessOutcome, Ratio, Verdict } from '@tayyib/shared/contracts';
import { formatPercent, formatPercentBeside } from '@tayyib/shared/values/format';
import { ratioWords } from '../wording';

/** The reason of a verdict in a few words; the full sentences are its `reasons`. */
export function shortReason(verdict: Verdict): string {
  const { status, override, business, ratios, reasons } = verdict;
  if (override) return `${override.action === 'hold' ? 'Held' : 'Decided'} by ${override.signedBy}`;
  if (status === 2) return `Business: ${ruleOf(business.findings, 'not_permissible')}`;
  const [nearest] = [...ratios].filter(isKnown).sort((one, other) => unused(one) - unused(other));
  if (status === 3) return whyUndecided(verdict);
  // the user's plan does not include them
  if (ratios.length === 0) return reasons[0] ?? '';
  if (!nearest) return 'No ratio is known';
  const against = `${ratioWords[nearest.id]} ${formatPercentBeside(nearest.value, nearest.limit)}, limit ${formatPercent(nearest.limit)}`;
  return status === 1 ? `Nearest limit: ${against}` : against;
}

function whyUndecided({ accountsTo, ratios, business, missing, reasons }: Verdict): string {
  if (accountsTo === null) return 'We do not have its annual accounts';
  const [only, ...others] = missing;
  if (only !== undefined && others.length === 0)
    return `Missing: ${only.charAt(0).toLowerCase()}${only.slice(1)}`;
  const unknown = ratios
    .filter(({ passes }) => passes === null)
    .map(({ id }) => ratioWords[id].toLowerCase());
  if (unknown.length > 0) return `Not known: ${unknown.join(', ')}`;
  if (business.outcome === 'doubtful') return `Doubtful: ${ruleOf(business.findings, 'doubtful')}`;
  return reasons[0] ?? 'Not decided';
}

const ruleOf = (findings: Verdict['business']['findings'], outcome: BusinessOutcome) =>
  findings.find((finding) => finding.outcome === outcome)?.rule ?? 'what it does';

type KnownRatio = Ratio & { value: number };
const isKnown = (ratio: Ratio): ratio is KnownRatio => ratio.value !== null && ratio.passes !== null;

/** The unused share of a limit; negative beyond it. */
const unused = ({ value, limit }: KnownRatio) => (limit === 0 ? -value : (limit - value) / limit);
