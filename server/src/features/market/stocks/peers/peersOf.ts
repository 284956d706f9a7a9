import type { PeersReply, SimilarReply, StandardId, StockFigures } from '@tayyib/shared/contracts';
import type { Company } from '../../marketSnapshot/companies/Company';
import { badgeBy, listRowBy } from '../../marketSnapshot/companies/Company';
import type { MarketFigures } from '../../marketSnapshot/companies/MarketFigures';
import { mediansOf } from '../../marketSnapshot/companies/medians';
import { classmatesOf, nearestInSize } from './classmates';

const maxRows = 10;
/** A class with fewer others is not meaningful; the next wider one is used. */
const minPeers = 3;

export const peersMethod = `Companies of the narrowest class of the exchange that has at least ${minPeers} others, nearest in market capitalisation first. Medians are over the whole class.`;
export const similarMethod =
  'Companies of the same class with the same verdict, nearest in size first. For a company that is not compliant: the compliant ones of the narrowest class that has any.';

/** A company beside its peers. */
export function peersOf(
  of: Company,
  market: MarketFigures,
  standard: StandardId,
): Pick<PeersReply, 'level' | 'className' | 'peers' | 'medians'> {
  const mates =
    classmatesOf(of, market, (found) => found.length >= minPeers) ??
    classmatesOf(of, market, (found) => found.length > 0);
  return {
    level: mates?.level ?? null,
    className: mates?.className ?? null,
    peers: firstRows(nearestInSize(of, mates?.companies ?? []), standard),
    medians: mates?.of.medians ?? mediansOf([of.row]),
  };
}

/** Similar companies, and, where the company is not compliant, compliant alternatives. */
export function similarOf(
  of: Company,
  market: MarketFigures,
  standard: StandardId,
): Omit<SimilarReply, 'standard' | 'of' | 'method'> {
  const badge = badgeBy(of, standard);
  const isSame = (company: Company) => badgeBy(company, standard) === badge;
  const isCompliant = (company: Company) => badgeBy(company, standard) === 'compliant';
  const same = classmatesOf(of, market, (found) => found.some(isSame));
  const others = badge === 'compliant' ? null : classmatesOf(of, market, (found) => found.some(isCompliant));
  const choose = (mates: typeof same, isChosen: typeof isSame) =>
    firstRows(nearestInSize(of, (mates?.companies ?? []).filter(isChosen)), standard);
  return {
    level: same?.level ?? null,
    className: same?.className ?? null,
    sameVerdict: choose(same, isSame),
    compliantAlternatives: choose(others, isCompliant),
    alternativesLevel: others?.level ?? null,
    alternativesClass: others?.className ?? null,
  };
}

const firstRows = (companies: readonly Company[], standard: StandardId): StockFigures[] =>
  companies.slice(0, maxRows).map((company) => listRowBy(company, standard));
