import type { IpoSummary, StandardId, StatusCode } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import type { Dossier } from '../dossier/Dossier';
import type { Ipo } from '../../../facts/records/iposRepository';

/** The spec's codes for an IPO: 1 compliant, 2 not, 0 not known yet. */
export function ipoStatus(status: StatusCode | undefined): IpoSummary['shariah_status'] {
  if (status === undefined) return 0;
  const badge = badgeOf(status);
  return badge === 'compliant' ? 1 : badge === 'non_compliant' ? 2 : 0;
}

/** Looks up companies by ISIN. */
interface Companies {
  dossiers: readonly Dossier[];
  rowOf: (isin: string) => number | undefined;
}

/** A standard's verdict on the company behind an IPO, once it is listed. */
export const statusOfCompany = (snapshot: Companies, isin: string | null, standard: StandardId = tasis.id) =>
  isin === null
    ? undefined
    : snapshot.dossiers[snapshot.rowOf(isin) ?? -1]?.verdicts[standard]?.latest?.status;

/** An IPO in a search result. `status` is its company's. */
export const ipoSummary = ({ key, name }: Ipo, status: StatusCode | undefined): IpoSummary => ({
  type: 'ipo',
  id: key,
  company_name: name,
  shariah_status: ipoStatus(status),
});
