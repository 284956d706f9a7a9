import type { IpoSummary, StatusCode } from '@tayyib/shared/contracts';
import type { Searchable } from '@tayyib/shared/screens';
import { badgeOf } from '@tayyib/shared/shariah';
import type { Ipo } from './Ipo';

/** The spec's words for an issue: 1 compliant, 2 not, 0 not known yet. */
export function ipoStatus(status: StatusCode | undefined): IpoSummary['shariah_status'] {
  if (status === undefined) return 0;
  const badge = badgeOf(status);
  return badge === 'compliant' ? 1 : badge === 'non_compliant' ? 2 : 0;
}

/**
 * An issue with all that people find it by; the newest comes first among equals.
 * @param statusOf what the default standard says of the company, once it is listed
 */
export function searchableIpo(
  { key, name, symbol, isin, opensOn, listsOn }: Ipo,
  statusOf: (isin: string | null) => StatusCode | undefined,
): Searchable<IpoSummary> {
  return {
    summary: { type: 'ipo', id: key, company_name: name, shariah_status: ipoStatus(statusOf(isin)) },
    name,
    codes: [symbol ?? '', isin ?? ''].filter((code) => code !== ''),
    weight: Date.parse(opensOn ?? listsOn ?? '1970-01-01'),
  };
}
