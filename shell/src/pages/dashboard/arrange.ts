import type { DashboardArrangement } from '@tayyib/shared/contracts';

/** What is arranged: cards, known by their keys. */
interface Keyed {
  key: string;
}

/** The arrangement of an account that has not arranged anything. */
export const ourArrangement: DashboardArrangement = { order: [], hidden: [], firstStepsClosed: false };

/** The cards in the order of an arrangement; those it does not name come last, in the order given. */
export function inOrder<Card extends Keyed>(cards: readonly Card[], order: readonly string[]): Card[] {
  const placeOf = ({ key }: Card) => {
    const place = order.indexOf(key);
    return place === -1 ? order.length : place;
  };
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The keys with one of them at another place; a place outside the list is the nearest one in it. */
export function movedTo(keys: readonly string[], key: string, place: number): string[] {
  const others = keys.filter((each) => each !== key);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, key);
}
