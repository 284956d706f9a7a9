import type { FundReply } from '@tayyib/shared/contracts';
import { Fraction, least, sumOf } from '@tayyib/shared/values/amounts';
import { companyShareOf, type CompanyFacts } from './companyFacts';
import type { FundFacts } from './fundShareOf';

/** As many of its companies are read, the largest first; the rest counts in full. */
const maxCompaniesRead = 40;

/** The listed companies of a fund whose accounts are read. */
export const companiesToRead = ({ holdings }: Pick<FundReply, 'holdings'>): string[] =>
  [...holdings]
    .sort((a, b) => b.share - a.share)
    .flatMap(({ isin, share, verdict }) => (isin !== null && verdict !== null && share > 0 ? isin : []))
    .slice(0, maxCompaniesRead);

/** Looks through a fund to its companies. Null where it has published no holdings, or none of their accounts is on file. */
export function fundFacts(
  { holdings, holdingsSource }: Pick<FundReply, 'holdings' | 'holdingsSource'>,
  factsOf: ReadonlyMap<string, CompanyFacts>,
): FundFacts | null {
  if (holdingsSource === null) return null;
  const parts = holdings.flatMap(({ isin, share }) => {
    const own = isin === null || share <= 0 ? null : companyShareOf(factsOf.get(isin) ?? null, null);
    return own === null
      ? []
      : [{ share: Fraction.of(share), part: least(own.part, Fraction.one), isNet: own.isNet }];
  });
  if (parts.length === 0) return null;
  return {
    counted: sumOf(parts.map(({ share, part }) => share.times(part))).toNumber(),
    known: sumOf(parts.map(({ share }) => share)).toNumber(),
    companies: parts.length,
    netCompanies: parts.filter(({ isNet }) => isNet).length,
    asOf: holdingsSource.asOf,
    document: `${holdingsSource.publisher}, ${holdingsSource.document}`,
  };
}
