import { Fraction } from '@tayyib/shared/values/amounts';
import type { PublishedFigure } from './publishedExamples.fixture';
import { purificationExamples } from './purificationExamples.fixture';
import { net, onPage, zakat } from './onPage.fixture';
import { zakatExamples } from './zakatExamples.fixture';
import { zakatrsExamples } from './zakatrsExamples.fixture';

const examples = [...purificationExamples, ...zakatExamples, ...zakatrsExamples];
const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

function expectPublished({ computed, published, within }: PublishedFigure) {
  if (within === undefined) return expect(computed.toText(decimalsOf(published))).toBe(published);
  const difference = computed.minus(Fraction.of(published));
  const size = difference.compareTo(Fraction.zero) < 0 ? Fraction.zero.minus(difference) : difference;
  return expect(size.compareTo(Fraction.of(within.amount))).toBeLessThanOrEqual(0);
}

it('counts 31 published examples', () => {
  const names = examples.map(({ name }) => name);
  expect(names).toHaveLength(31);
  expect(new Set(names).size).toBe(31);
});

// https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/
it('the zakat calculator agrees that the rate of a solar year is 2.577%', () => {
  const year = onPage({ cash: 1_000_000, settings: { year: 'solar' } });
  expect(zakat(year).over(net(year)).times(Fraction.of(100)).toText(3)).toBe('2.578');
  expect(zakat(year).toText(2)).toBe('25776.84');
});

const figures = examples.flatMap(({ name, source, figures: all }) =>
  Object.entries(all).map(([label, figure]) => ({ name, source, label, figure })),
);
const statements = examples.flatMap(({ name, source, statements: all = {} }) =>
  Object.entries(all).map(([label, statement]) => ({ name, source, label, statement })),
);

it.each(figures)('a calculator agrees with $source: $name, $label', ({ figure }) => {
  expectPublished(figure);
});

it.each(statements)(
  'a calculator agrees with $source: $name, $label',
  ({ statement: { found, published } }) => {
    expect(found).toBe(published);
  },
);
