import type { BusinessOutcome, Ratio, Verdict } from '@tayyib/shared/contracts';
import { formatPercent, withSmallLetter } from '@tayyib/shared/values/format';
import { ratioWords } from '../wording';
import { valueInWords } from './headroomWords';

/** The reason of a verdict in a few words; the full sentences are its `reasons`. */
export function shortReason(verdict: Verdict): string {
  const { status, override, business, ratios, reasons } = verdict;
  if (override) return `${override.action === 'hold' ? 'Held' : 'Decided'} by ${override.signedBy}`;
  if (status === 2) return `Business: ${ruleOf(business.findings, 'not_permissible')}`;
  if (status === 3) return whyUndecided(verdict);
  const [nearest] = [...ratios].filter(isDecided).sort((one, other) => unused(one) - unused(other));
  // the user's plan does not include them
  if (ratios.length === 0) return reasons[0] ?? '';
  if (!nearest) return 'No ratio is known';
  const against = `${ratioWords[nearest.id]} ${withSmallLetter(valueInWords(nearest))}, limit ${formatPercent(nearest.limit)}`;
  return status === 1 ? `Nearest limit: ${against}` : against;
}

function whyUndecided({ accountsTo, ratios, business, missing, reasons }: Verdict): string {
  if (accountsTo === null) return 'We do not have its annual accounts';
  const [only, ...others] = missing;
  if (only !== undefined && others.length === 0) return `Missing: ${withSmallLetter(only)}`;
  const unknown = ratios
    .filter(({ passes }) => passes === null)
    .map(({ id }) => ratioWords[id].toLowerCase());
  if (unknown.length > 0) return `Not known: ${unknown.join(', ')}`;
  if (business.outcome === 'doubtful') return `Doubtful: ${ruleOf(business.findings, 'doubtful')}`;
  return reasons[0] ?? 'Not decided';
}

const ruleOf = (findings: Verdict['business']['findings'], outcome: BusinessOutcome) =>
  findings.find((finding) => finding.outcome === outcome)?.rule ?? 'what it does';

/** Its value or its bounds decide it. */
const isDecided = ({ passes }: Ratio) => passes !== null;

/** The unused share of a limit in the case that decides; negative beyond it. Ratios that fail come before all that pass. */
function unused({ value, bounds, limit, passes }: Ratio): number {
  const decisive = value ?? (passes ? bounds?.most : bounds?.least) ?? 0;
  return limit === 0 ? -decisive : (limit - decisive) / limit;
}
