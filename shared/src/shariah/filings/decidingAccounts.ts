import type { StatusCode } from '@tayyib/shared/contracts';
import type { BusinessScreen } from '../business/screenBusiness';
import { isBySegments } from '../business/screenCompany';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import type { AccountsAge, ReceiptInputs } from '../types';

type StatedFiling = NonNullable<ReceiptInputs['filing']>;

/** Accounts with their age, by the limits of the edition. */
export interface AgedAccounts {
  filing: StatedFiling;
  age: AccountsAge | undefined;
}

/**
 * The accounts whose age and nature a verdict has. A pass needs every figure, so the oldest that one is from; a failure needs one, so the
 * newest that shows it. Under review nothing is decided: the newest there are. Null without accounts.
 */
export function decidingAccounts(
  status: StatusCode,
  inputs: Pick<ReceiptInputs, 'filing' | 'age' | 'fuller'>,
  business: BusinessScreen,
  ratios: readonly EvaluatedRatio[],
): AgedAccounts | null {
  const { filing, age, fuller } = inputs;
  if (filing === null) return null;
  const newest = { filing, age };
  const used = usedBy(status, filing, business, ratios);
  const isByFuller = (accounts: StatedFiling) => accounts === fuller?.filing;
  const isOlder = status === 1 ? used.some(isByFuller) : used.length > 0 && used.every(isByFuller);
  return isOlder && fuller !== undefined ? { filing: fuller.filing, age: fuller.age } : newest;
}

/** The accounts that a status was decided by. */
function usedBy(
  status: StatusCode,
  filing: StatedFiling,
  business: BusinessScreen,
  ratios: readonly EvaluatedRatio[],
): StatedFiling[] {
  if (status === 3) return [filing];
  const isSegmented = business.findings.some(({ basis }) => basis === 'segment_revenue');
  const described = isSegmented ? [business.describedBy] : [];
  if (status === 2) return present(isBySegments(business) ? described : [filing]);
  const counted =
    status === 1
      ? ratios
      : ratios.filter(({ rule, ratio }) => ratio.passes === false && rule.failStatus === status);
  return present([...counted.map(({ accounts }) => accounts), ...(status === 1 ? described : [])]);
}

const present = (accounts: readonly ReceiptInputs['filing'][]): StatedFiling[] =>
  accounts.filter((filing) => filing !== null);
