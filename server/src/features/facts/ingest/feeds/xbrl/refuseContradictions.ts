import { formatPercent } from '@tayyib/shared/values/format';
import { isOfInsurer } from '@tayyib/shared/shariah';
import type { FilingFormat } from '@tayyib/shared/shariah';
import { RefusedRow } from '../reading/values';
import type { XbrlEntity, XbrlFact, XbrlInstance } from './parseXbrl';
import { refuseWrongSums } from './refuseWrongSums';

/** Cash at the beginning and at the end of a period have this name in one context, in every official filing. */
const statedTwiceByRule = 'CashAndCashEquivalentsCashFlowStatement';
const rupees = 'iso4217:INR';
/** Sums are of lines that were rounded one by one. */
const rounding = 0.001;

/**
 * Refuses a filing that contradicts itself: of contradictory figures none can be trusted. Insurers have a balance sheet of another shape,
 * whose totals are not checked; no ratio is computed from it.
 */
export function refuseContradictions(instance: XbrlInstance, format: FilingFormat): void {
  refuseUndefinedContexts(instance);
  refuseContextsTwice(instance);
  refuseContextsOfParts(instance);
  refuseUndefinedUnits(instance);
  refuseForeignFacts(instance);
  refuseTwoCompanies(instance);
  refuseOtherCurrencies(instance);
  refuseTwoValues(instance.facts);
  refuseTwoNames(instance);
  if (isOfInsurer(format)) return;
  refuseUnbalanced(instance);
  refuseWrongSums(instance.facts, instance.form.isIntegrated ? format : null);
}

function refuseUndefinedContexts({ facts, entities }: XbrlInstance): void {
  const lost = facts.find(({ context }) => !entities.has(context));
  if (lost !== undefined) throw new RefusedRow(`The context ${lost.context} is used and not defined.`);
}

function refuseContextsTwice({ contexts }: XbrlInstance): void {
  const twice = contexts.find((id, at) => contexts.indexOf(id) !== at);
  if (twice !== undefined) throw new RefusedRow(`The context ${twice} is defined twice.`);
}

/** The contexts whose figures are read as those of the whole company. */
const ofWhole = ['OneI', 'OneD', 'FourD'];

function refuseContextsOfParts({ breakdowns }: XbrlInstance): void {
  for (const id of ofWhole) {
    const [part] = breakdowns.get(id) ?? [];
    if (part !== undefined)
      throw new RefusedRow(`The context ${id} is of a part of the company (${part.axis}), not of all of it.`);
  }
}

function refuseUndefinedUnits({ facts, units }: XbrlInstance): void {
  const lost = facts.find(({ unit }) => unit !== null && !units.has(unit));
  if (lost?.unit !== undefined) throw new RefusedRow(`The unit ${lost.unit} is used and not defined.`);
}

function refuseForeignFacts({ foreignFact }: XbrlInstance): void {
  if (foreignFact !== null)
    throw new RefusedRow(`It states ${foreignFact}, which is of no taxonomy of results.`);
}

function refuseTwoCompanies({ facts, entities }: XbrlInstance): void {
  const named = [...entities.values()].filter((entity): entity is XbrlEntity => entity !== null);
  const [first] = named;
  const other = named.find(({ name }) => name !== first?.name);
  if (first === undefined) return;
  if (other !== undefined) {
    throw new RefusedRow(`Its contexts speak of two companies, ${first.name} and ${other.name}.`);
  }
  const symbol = facts.find(({ name }) => name === 'Symbol')?.text ?? '';
  if (first.scheme.endsWith('NSESymbol') && symbol !== '' && symbol !== first.name) {
    throw new RefusedRow(`It names ${symbol}, and its contexts speak of ${first.name}.`);
  }
}

/** The facts that name the company, outside tables of other companies, are the same wherever they are stated. */
function refuseTwoNames({ facts, breakdowns }: XbrlInstance): void {
  for (const name of ['Symbol', 'ISIN']) {
    const stated = facts.filter((fact) => fact.name === name && !breakdowns.has(fact.context));
    const other = stated.find(({ text }) => text !== stated[0]?.text);
    if (other !== undefined)
      throw new RefusedRow(`It states two values of ${name}, ${stated[0]?.text} and ${other.text}.`);
  }
}

function refuseOtherCurrencies({ facts, measures }: XbrlInstance): void {
  for (const { unit } of facts) {
    const measure = unit === null ? undefined : measures.get(unit);
    if (measure?.startsWith('iso4217:') === true && measure !== rupees) {
      throw new RefusedRow(`Its amounts are in ${measure.slice('iso4217:'.length)}, not in rupees.`);
    }
  }
}

function refuseTwoValues(facts: readonly XbrlFact[]): void {
  const stated = new Map<string, string>();
  for (const { name, context, text } of facts) {
    if (name === statedTwiceByRule) continue;
    const place = `${name} ${context}`;
    const before = stated.get(place);
    if (before !== undefined && !isSame(before, text)) {
      throw new RefusedRow(`${name} is stated twice in the context ${context}, as ${before} and as ${text}.`);
    }
    stated.set(place, text);
  }
}

const isSame = (one: string, other: string) =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other));

/** Assets must equal equity and liabilities; their parts, equity and borrowings cannot be larger. */
function refuseUnbalanced({ facts, form }: XbrlInstance): void {
  const amount = (name: string) => {
    const text = facts.find((fact) => fact.name === name && fact.context === 'OneI')?.text;
    return text === undefined || text === '' ? null : Number(text);
  };
  const assets = amount('Assets') ?? 0;
  const against = amount('EquityAndLiabilities') ?? amount('CapitalAndLiabilities');
  if (assets <= 0) return;
  if (against === null && form.isIntegrated) {
    throw new RefusedRow('It does not state the total of equity and liabilities, which assets must equal.');
  }
  if (against !== null && Math.abs(assets - against) > assets * rounding) {
    const share = against > 0 ? formatPercent(assets / against) : 'more than all';
    throw new RefusedRow(`Assets are ${share} of equity and liabilities; they must be equal.`);
  }
  const current = amount('CurrentAssets');
  const noncurrent = amount('NoncurrentAssets');
  if (current !== null && noncurrent !== null) {
    refuseMoreThanAll('Current and non-current assets', current + noncurrent, assets);
  }
  const owed = ['Equity', 'BorrowingsNoncurrent', 'BorrowingsCurrent'].map((name) => amount(name) ?? 0);
  refuseMoreThanAll(
    'Equity and borrowings',
    owed.reduce((sum, one) => sum + one, 0),
    assets,
  );
}

function refuseMoreThanAll(what: string, sum: number, assets: number): void {
  if (sum > assets * (1 + rounding)) {
    throw new RefusedRow(`${what} are ${formatPercent(sum / assets)} of total assets.`);
  }
}
