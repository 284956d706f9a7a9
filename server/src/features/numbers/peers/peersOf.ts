import type { PeersReply, SimilarReply, StockFigures } from '@tayyib/shared/contracts';
import { mediansOf } from '../market/medians';
import { classmatesOf, nearestInSize } from './classmates';

const mostRows = 10;
/** A class with fewer others says little; the next wider one is taken. */
const fewestPeers = 3;

export const peersMethod = `Companies of the narrowest class of the exchange that has at least ${fewestPeers} others, nearest in average market capitalisation first. Medians are over the whole class.`;
export const similarMethod =
  'Companies of the same class with the same answer, nearest in size first. For a company that is not compliant: compliant ones of its narrowest class that has any, else of the next wider.';

/** A stock beside its peers. */
export function peersOf(
  of: StockFigures,
  all: Iterable<StockFigures>,
): Pick<PeersReply, 'level' | 'className' | 'peers' | 'medians'> {
  const rows = [...all];
  const mates =
    classmatesOf(of, rows, (found) => found.length >= fewestPeers) ??
    classmatesOf(of, rows, (found) => found.length > 0);
  return {
    level: mates?.level ?? null,
    className: mates?.className ?? null,
    peers: nearestInSize(of, mates?.rows ?? []).slice(0, mostRows),
    medians: mediansOf([of, ...(mates?.rows ?? [])]),
  };
}

/** Stocks like one, and, where it is not compliant, compliant ones to hold in its place. */
export function similarOf(
  of: StockFigures,
  all: Iterable<StockFigures>,
): Omit<SimilarReply, 'standard' | 'of' | 'method'> {
  const rows = [...all];
  const isSame = ({ badge }: StockFigures) => badge === of.badge;
  const isCompliant = ({ badge }: StockFigures) => badge === 'compliant';
  const same = classmatesOf(of, rows, (found) => found.some(isSame));
  const others = of.badge === 'compliant' ? null : classmatesOf(of, rows, (found) => found.some(isCompliant));
  const choose = (mates: typeof same, isChosen: typeof isSame) =>
    nearestInSize(of, (mates?.rows ?? []).filter(isChosen)).slice(0, mostRows);
  return {
    level: same?.level ?? null,
    className: same?.className ?? null,
    sameVerdict: choose(same, isSame),
    compliantAlternatives: choose(others, isCompliant),
    alternativesLevel: others?.level ?? null,
    alternativesClass: others?.className ?? null,
  };
}
