import { addMonths } from '@tayyib/shared/values/calendar';
import { filingAmounts, isOfLender, judge, standards } from '@tayyib/shared/shariah';
import type { StatusCode } from '@tayyib/shared/contracts';
import type { CompanyFacts, Filing } from '@tayyib/shared/shariah';
import type { StatedFiling } from '../../records/filingsRepository';
import { DamagedFile } from '../feeds/reading/DamagedFile';
import { scaleSlip } from '../feeds/scaleSlip';
import { sourceFile } from '../feeds/SourceFile';
import { xbrl } from '../feeds/xbrl/xbrl';
import { allMutations, figureIn, indebted, integratedMutations, interestRich } from './mutationsOfFilings';
import type { Mutation } from './mutationsOfFilings';

const today = '2026-11-21';

/** What a kind of mutation did to the verdicts of all standards. */
export interface MutationCount {
  mutations: number;
  /** Filings refused: the verdict before them stays. */
  refused: number;
  same: number;
  lostPasses: number;
  falseFails: number;
  /** Neither of these: one failure for another, or a failure that became a review. */
  otherChanges: number;
  falsePasses: string[];
}

const newCount = (): MutationCount => ({
  mutations: 0,
  refused: 0,
  same: 0,
  lostPasses: 0,
  falseFails: 0,
  otherChanges: 0,
  falsePasses: [],
});

/** Counts one filing and the statuses before and after it, or null if it was refused. */
export function countStatuses(
  count: MutationCount,
  name: string,
  before: readonly StatusCode[],
  after: readonly StatusCode[] | null,
): void {
  count.mutations += 1;
  if (after === null) {
    count.refused += 1;
    return;
  }
  after.forEach((status, at) => {
    const was = before[at];
    if (status === was) count.same += 1;
    else if (status === 1) count.falsePasses.push(`${standards[at]?.id} ${name}`);
    else if (was === 1 && status === 3) count.lostPasses += 1;
    else if (status !== 3 && (was === 1 || was === 3)) count.falseFails += 1;
    else count.otherChanges += 1;
  });
}

/** Counts by kind, in the order the kinds first occur. */
export class MutationCounts {
  readonly byKind = new Map<string, MutationCount>();

  of(kind: string): MutationCount {
    const count = this.byKind.get(kind) ?? newCount();
    this.byKind.set(kind, count);
    return count;
  }

  sum(): MutationCount {
    return [...this.byKind.values()].reduce(
      (all, one) => ({
        mutations: all.mutations + one.mutations,
        refused: all.refused + one.refused,
        same: all.same + one.same,
        lostPasses: all.lostPasses + one.lostPasses,
        falseFails: all.falseFails + one.falseFails,
        otherChanges: all.otherChanges + one.otherChanges,
        falsePasses: [...all.falsePasses, ...one.falsePasses],
      }),
      newCount(),
    );
  }
}

/** Prints the rows of docs/generated/mutations.md. */
export function printCounts(title: string, counts: MutationCounts): void {
  const rows = [...counts.byKind, ['all', counts.sum()] as const].map(([kind, count]) =>
    [
      kind,
      count.mutations,
      count.refused,
      count.same,
      count.lostPasses,
      count.falseFails,
      count.otherChanges,
      count.falsePasses.length,
    ].join(' | '),
  );
  console.log([title, ...rows.map((row) => `| ${row} |`)].join('\n'));
}

type Stated = Awaited<ReturnType<typeof xbrl.read>>['rows'][number]['row']['filing'];

/**
 * The verdict of every standard after this file arrives at a company whose accounts of the year before, of the same size, are
 * on file; null if the file is refused.
 */
async function statusesOf(name: string, text: string, sizes: Sizes): Promise<StatusCode[] | null> {
  try {
    const { rows } = await xbrl.read(sourceFile(name, Buffer.from(text), today));
    const stated = rows[0]?.row.filing;
    if (stated === undefined || isInAnotherUnit(stated, sizes)) return null;
    return standards.map((standard) => judge(companyOf(stated, sizes.totalAssets), standard, today).status);
  } catch (error) {
    if (error instanceof DamagedFile) return null;
    throw error;
  }
}

/** Total assets and capital of the filing as it is, and the end of the year before. */
interface Sizes {
  totalAssets: number;
  paidUpCapital: number;
  yearBefore: string;
}

function isInAnotherUnit(stated: Stated, { yearBefore: periodEnd, ...sizes }: Sizes): boolean {
  const row: StatedFiling = { ...stated, isin: 'INE000A01018' };
  const yearBefore: StatedFiling = {
    ...row,
    periodEnd,
    amounts: { ...filingAmounts(() => null), ...sizes },
  };
  return row.periodEnd !== yearBefore.periodEnd && scaleSlip(row, [yearBefore], []) !== null;
}

/** A paint manufacturer with a market value equal to its assets, so that every standard has all required facts. */
function companyOf(stated: Stated, marketValue: number): CompanyFacts {
  const source = {
    publisher: 'A test',
    document: stated.document,
    asOf: stated.asOf,
    publishedOn: stated.publishedOn ?? null,
  };
  const filing: Filing = {
    periodStart: stated.periodStart,
    periodEnd: stated.periodEnd,
    nature: stated.nature,
    format: stated.taxonomy,
    audited: stated.audited ?? null,
    segments: [],
    source,
    ...(stated.isIntegrated === true && { isIntegrated: true }),
    amounts: stated.amounts,
  };
  const ends = ['2025-12-31', '2025-06-30', '2024-12-31', '2024-06-30', '2023-12-31', '2023-06-30'];
  return {
    isin: 'INE000A01018',
    symbol: 'PAINTS',
    name: 'Paints Limited',
    filing,
    // without recorded lines of business, no company on the form of lenders could pass
    activities: isOfLender(stated.taxonomy) ? [{ activity: 'Paints', shareOfRevenue: 1, source }] : [],
    industry: {
      sector: 'Consumer Discretionary',
      industry: 'Consumer Durables',
      group: 'Consumer Durables',
      subgroup: 'Paints',
      source,
    },
    marketCaps: ends.map((asOf) => ({
      windowMonths: 6,
      valueRupees: marketValue,
      source: { ...source, asOf },
    })),
  };
}

/** A filing to mutate, under the name that an exchange gave it. */
export interface FilingToMutate {
  name: string;
  text: string;
  periodEnd: string;
}

/**
 * Filings with one thing wrong: whatever it is, a company that is not compliant must not become so. Filings by Ind AS are mutated as filed
 * and as two companies that are not compliant, others as filed, since finance companies and banks fail by their debt.
 * @param take chooses among the mutations
 */
export async function mutateFilings(
  filings: readonly FilingToMutate[],
  take: (mutations: readonly Mutation[]) => readonly Mutation[],
): Promise<MutationCounts> {
  const counts = new MutationCounts();
  for (const filing of filings) {
    const { name, text: filed } = filing;
    const isByIndAs = /(?:^|_)(?<!NBFC_)INDAS_/.test(name);
    const companies: Companies = isByIndAs
      ? { filed, indebted: indebted(filed), interestRich: interestRich(filed) }
      : { filed };
    const mutations = name.includes('INTEGRATED_FILING_') ? integratedMutations : allMutations;
    await mutate(counts, filing, companies, () => take(mutations));
  }
  return counts;
}

/** A filing as of several companies, by what they are. */
type Companies = Readonly<Record<string, string>>;

async function mutate(
  counts: MutationCounts,
  { name, text: filed, periodEnd }: FilingToMutate,
  companies: Companies,
  mutations: () => readonly Mutation[],
): Promise<void> {
  const sizes = {
    totalAssets: figureIn(filed, 'Assets OneI'),
    paidUpCapital: figureIn(filed, 'PaidUpValueOfEquityShareCapital FourD'),
    yearBefore: addMonths(periodEnd, -12),
  };
  for (const [company, base] of Object.entries(companies)) {
    const before = await statusesOf(name, base, sizes);
    if (before === null) throw new Error(`${name}, ${company}, is refused as it is.`);
    for (const mutation of mutations()) {
      const text = mutation.mutate(base);
      if (text === base) continue;
      const after = await statusesOf(name, text, sizes);
      countStatuses(
        counts.of(mutation.kind),
        `${name.slice(0, 30)} ${company}: ${mutation.what}`,
        before,
        after,
      );
    }
  }
}
