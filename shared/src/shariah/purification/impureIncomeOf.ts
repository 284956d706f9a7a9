import { withSmallLetter } from '../../values/format';
import type { BusinessFinding, FigureRange, ImpureIncome, ImpureIncomeLine } from '@tayyib/shared/contracts';
import { hiddenIncome, hiddenLending } from '../business/hiddenLending';
import { provedBounds } from '../bounds/provedBounds';
import type { LendingFacts } from '../bounds/saysThatItLends';
import { withLeftOver } from '../business/leftOver';
import { screenBusiness } from '../business/screenBusiness';
import { isNameTelling } from '../business/tellingName';
import { impossibleFigures } from '../filings/impossibleFigures';
import type { Ingredients } from '../ratios/sumUp';
import { sumUp } from '../ratios/sumUp';
import { interestIncome, totalIncome } from '../standards/recipes';
import type { AmountKey, CompanyFacts, Filing, ProvedBound, SegmentRevenue, Standard } from '../types';

type Facts = Pick<CompanyFacts, 'name' | 'industry' | 'activities'> & {
  filing: Filing;
  /** All accounts of the company: what those of other years say of lending is true of this one as well. */
  filings: readonly Filing[];
};

/**
 * The impure income of one financial year: interest, and the revenue of every line the standard does not permit, tolerated or not. A
 * verdict asks whether a line is small enough; purification asks how much it is. What filings leave open is a range, never a figure:
 * doubtful and undescribed lines may be impure as a whole or not at all.
 */
export function impureIncomeOf(facts: Facts, standard: Standard): ImpureIncome {
  const { filing } = facts;
  const { findings } = screenBusiness(facts, standard.business);
  const ingredients: Ingredients = { filing, marketCaps: [], tolerated: [] };
  const bounds = provedBounds(filing, () => lendingFacts(facts, standard), standard);
  const boundOf = (fact: AmountKey) => bounds?.find(({ facts: absent }) => absent.includes(fact));
  const stated = positiveOrNull(sumUp(totalIncome, ingredients).amount.valueRupees);
  // of too small a total, the impure part is too large a share rather than too small a one
  const totalIncomeRupees = stated ?? positiveOrNull(boundOf('totalIncome')?.leastRupees ?? null);
  const interest = interestLine(ingredients, boundOf('interestIncome'));
  const lines = [interest, ...businessLines(facts, findings), ...otherIncomeLine(filing, interest)];
  const impossible = impossibleFigures(filing.amounts);
  const limit = (rupees: number) => (stated === null ? rupees : Math.min(rupees, stated));
  const isOpen = impossible.length > 0 || lines.some(({ mostRupees }) => mostRupees === null);
  return {
    lines,
    leastRupees: impossible.length > 0 ? 0 : limit(sum(lines.map(({ leastRupees }) => leastRupees))),
    mostRupees: isOpen ? stated : limit(sum(lines.map(({ mostRupees }) => mostRupees ?? 0))),
    totalIncomeRupees,
    imputed: imputedBy(standard, ingredients),
    missing: [
      ...impossible.map((problem) => `${problem}.`),
      ...(totalIncomeRupees === null ? ['The accounts do not state total income.'] : []),
      ...lines.filter(isUncertain).map(({ why }) => why),
    ],
  };
}

const lendingFacts = (facts: Facts, { business }: Standard): LendingFacts => ({
  accounts: facts.filings,
  findings: facts.filings.flatMap((filing) => screenBusiness({ ...facts, filing }, business).findings),
  tellingName: isNameTelling(facts, business) ? facts.name : undefined,
});

const isUncertain = ({ leastRupees, mostRupees }: ImpureIncomeLine) => leastRupees !== mostRupees;

const positiveOrNull = (rupees: number | null): number | null =>
  rupees !== null && rupees > 0 ? rupees : null;

function interestLine(ingredients: Ingredients, bound: ProvedBound | undefined): ImpureIncomeLine {
  const { amount, missing } = sumUp(interestIncome, ingredients);
  const { valueRupees } = amount;
  const label = amount.parts.map((part) => part.label).join(' and ');
  if (valueRupees !== null)
    return { label, leastRupees: valueRupees, mostRupees: valueRupees, why: 'Interest is impure income.' };
  const doubt = missing.find((text) => text.includes(': '))?.split(': ')[1];
  const why = `Interest income is not known: ${doubt ?? 'the accounts do not state it'}`;
  const most = bound?.mostRupees ?? null;
  if (bound === undefined || most === null)
    return { label, leastRupees: 0, mostRupees: null, why: `${why}.` };
  return {
    label,
    leastRupees: bound.leastRupees,
    mostRupees: most,
    why: `${why}. It is at most all other income.`,
  };
}

/** Other income of unknown kind where it is most of the income; the interest among it is counted already. */
function otherIncomeLine(filing: Filing, interest: ImpureIncomeLine): ImpureIncomeLine[] {
  const [problem] = hiddenIncome(filing);
  if (problem === undefined) return [];
  const rest = (filing.amounts.otherIncome ?? 0) - (interest.mostRupees ?? 0);
  return [
    {
      label: 'Other income',
      leastRupees: 0,
      mostRupees: Math.max(0, rest),
      why: `It is not known ${withSmallLetter(problem)}.`,
    },
  ];
}

function businessLines(facts: Facts, findings: readonly BusinessFinding[]): ImpureIncomeLine[] {
  const [lending] = hiddenLending(facts.filing, findings);
  return [
    ...linesOfFindings(facts, findings),
    ...(lending === undefined ? [] : [open('Revenue from lending', `${lending}.`)]),
  ];
}

function linesOfFindings(facts: Facts, findings: readonly BusinessFinding[]): ImpureIncomeLine[] {
  const described = findings.filter(({ basis }) => basis !== 'industry_class');
  const ofClass = findings.find(({ basis }) => basis === 'industry_class');
  const counted = described.filter(
    (finding) => finding.basis === 'segment_revenue' || !isAmongSegments(finding, described),
  );
  const lines = counted.flatMap((finding) => lineOf(finding, facts.filing));
  if (ofClass === undefined) {
    if (described.length > 0) return lines;
    return [open('What the company does', 'Neither its lines of business nor its industry is on file.')];
  }
  const { activity, outcome } = ofClass;
  const isNamed = described.some((finding) => finding.outcome === 'not_permissible');
  if (outcome === 'not_permissible' && !isNamed)
    return [
      ...lines,
      open(
        activity,
        `"${activity}" is not permitted, and the accounts do not say how much of the revenue is from it.`,
      ),
    ];
  // a class says what a company mostly does, not that it does nothing else
  if (described.length === 0)
    return [
      open(activity, `The accounts do not divide the revenue of "${activity}" into lines of business.`),
    ];
  return lines;
}

/** Recorded activities of a kind that a segment has too would be counted twice. */
const isAmongSegments = ({ rule, activity }: BusinessFinding, findings: readonly BusinessFinding[]) =>
  findings.some(
    (other) =>
      other.basis === 'segment_revenue' &&
      (other.activity === activity || (rule !== 'none' && other.rule === rule)),
  );

function lineOf(finding: BusinessFinding, filing: Filing): ImpureIncomeLine[] {
  const { activity, outcome, rule } = finding;
  if (outcome === 'permissible') return [];
  const rupees = revenueOf(finding, filing);
  if (outcome === 'not_permissible') {
    const why = `"${activity}" is not permitted (${rule}).`;
    if (rupees !== null) return [{ label: activity, leastRupees: rupees, mostRupees: rupees, why }];
    return [open(activity, `${why.slice(0, -1)}, and its revenue is not on file.`)];
  }
  const why =
    outcome === 'doubtful'
      ? `Whether "${activity}" is permitted is doubtful (${rule}).`
      : `The accounts do not say what "${activity}" is.`;
  return [{ label: activity, leastRupees: 0, mostRupees: rupees, why }];
}

/** The revenue of a line in whole rupees; null if not known. Segment revenue is gross, inter-segment sales included. */
function revenueOf({ basis, activity, shareOfRevenue }: BusinessFinding, filing: Filing): number | null {
  if (basis === 'segment_revenue')
    return sum(
      withLeftOver(filing.segments, filing.amounts)
        .filter(isNamed(activity))
        .map(({ revenueRupees }) => Math.max(0, revenueRupees)),
    );
  const revenue = filing.amounts.revenueFromOperations ?? null;
  return shareOfRevenue === null || revenue === null || revenue < 0
    ? null
    : Math.round(shareOfRevenue * revenue);
}

const isNamed =
  (activity: string) =>
  ({ name }: SegmentRevenue) =>
    name === activity;

const open = (label: string, why: string): ImpureIncomeLine => ({
  label,
  leastRupees: 0,
  mostRupees: null,
  why,
});

function imputedBy({ ratios }: Standard, ingredients: Ingredients): ImpureIncome['imputed'] {
  const caution = ratios.find(({ id }) => id === 'impure_income')?.caution;
  if (caution === undefined) return null;
  const investmentsRupees = sumUp(caution.upTo, ingredients).amount.valueRupees;
  if (investmentsRupees === null || investmentsRupees <= 0) return null;
  return { investmentsRupees, share: caution.share, rupees: Math.round(investmentsRupees * caution.share) };
}

const sum = (rupees: readonly number[]): number => rupees.reduce((total, each) => total + each, 0);

/** Impure income to total income, a fraction; null where nothing bounds it: a share between none and all says nothing. */
export function impureShareOf({
  leastRupees,
  mostRupees,
  totalIncomeRupees: total,
}: ImpureIncome): FigureRange | null {
  if (total === null || mostRupees === null) return null;
  const share = { least: leastRupees / total, most: mostRupees / total };
  return share.least <= 0 && share.most >= 1 ? null : share;
}
