import { Fraction } from '../exact/Fraction';
import type { PublishedFigure } from './publishedExamples.fixture';
import { purificationExamples } from './purificationExamples.fixture';
import { zakatExamples, zakatrsExamples } from './zakatExamples.fixture';

const examples = [...purificationExamples, ...zakatExamples, ...zakatrsExamples];
const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

function expectPublished({ computed, published, within }: PublishedFigure) {
  if (within === undefined) return expect(computed.toText(decimalsOf(published))).toBe(published);
  const difference = computed.minus(Fraction.of(published));
  const size = difference.compareTo(Fraction.zero) < 0 ? Fraction.zero.minus(difference) : difference;
  return expect(size.compareTo(Fraction.of(within.amount))).toBeLessThanOrEqual(0);
}

it('counts 31 published examples', () => {
  expect(examples).toHaveLength(31);
  expect(new Set(examples.map(({ name }) => name)).size).toBe(31);
});

const figures = examples.flatMap(({ name, source, figures: all }) =>
  Object.entries(all).map(([label, figure]) => ({ name, source, label, figure })),
);
const statements = examples.flatMap(({ name, source, statements: all = {} }) =>
  Object.entries(all).map(([label, statement]) => ({ name, source, label, statement })),
);

it.each(figures)('agrees with $source: $name, $label', ({ figure }) => {
  expectPublished(figure);
});

it.each(statements)('agrees with $source: $name, $label', ({ statement: { found, published } }) => {
  expect(found).toBe(published);
});
