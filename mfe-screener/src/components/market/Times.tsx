import { Figure } from '../figures/Figure';

const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A plain number, such as a price over earnings; one that is not known is told as such. */
export function Times({ value }: { value: number | null }) {
  return value === null ? <Figure ratio={null} /> : <>{figures.format(value)}</>;
}
