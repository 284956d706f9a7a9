import type { Badge, PublicList, PublicListKind } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import type { StoredIndex } from '../indices/readIndices';
import { memberRows } from '../indices/readIndices';
import { groupBy } from '../../../lib/lists';
import { publicCounts, publicRows } from './publicRows';
import { listIdOfIndustry } from './publicStock';

/** Companies on one page of a list. */
const pageSize = 200;
/** Members of an index that are shown to everyone; all of them are part of a plan. */
const mostMembers = 10;

/** A name that begins with no letter. */
const otherLetters = '0-9';

/** Verdicts in addresses. */
export const verdictIds: Readonly<Record<string, { badge: Badge; name: string }>> = {
  compliant: { badge: 'compliant', name: 'Shariah compliant' },
  'non-compliant': { badge: 'non_compliant', name: 'Not Shariah compliant' },
  'under-review': { badge: 'under_review', name: 'Under review' },
};

interface Groups {
  letters: ReadonlyMap<string, readonly Dossier[]>;
  industries: ReadonlyMap<string, { name: string; members: readonly Dossier[] }>;
}

/** The companies by first letter and by industry, each by name. */
export const publicGroups = memoizePerSnapshot(({ dossiers }: MarketSnapshot): Groups => {
  const byName = dossiers.toSorted((one, other) => compare(one.name, other.name));
  const letters = groupBy(byName, ({ name }) => letterOf(name));
  const classed = groupBy(
    byName.filter(({ industry }) => industry !== null),
    ({ industry }) => industry ?? '',
  );
  return {
    letters: new Map([...letters].toSorted(([one], [other]) => compare(one, other))),
    industries: new Map(
      [...classed]
        .toSorted(([one], [other]) => compare(one, other))
        .map(([name, members]) => [listIdOfIndustry(name), { name, members }]),
    ),
  };
});

const { compare } = new Intl.Collator('en');

function letterOf(name: string): string {
  const first = name.slice(0, 1).toLowerCase();
  return /[a-z]/.test(first) ? first : otherLetters;
}

interface Listed {
  name: string;
  dossiers: readonly Dossier[];
  locked?: number;
  /** All companies that are counted; those that are listed by default. */
  counted?: readonly Dossier[];
}

function listed(
  { kind, id }: { kind: PublicListKind; id: string },
  snapshot: MarketSnapshot,
  figures: MarketFigures,
  indices: readonly StoredIndex[],
): Listed | null {
  const { letters, industries } = publicGroups(snapshot);
  switch (kind) {
    case 'letter': {
      const dossiers = letters.get(id);
      return dossiers === undefined ? null : { name: id.toUpperCase(), dossiers };
    }
    case 'verdict': {
      const verdict = Object.hasOwn(verdictIds, id) ? verdictIds[id] : undefined;
      if (verdict === undefined) return null;
      const all = [...letters.values()].flat();
      return {
        name: verdict.name,
        dossiers: all.filter((dossier) => badgeOfDossier(dossier) === verdict.badge),
      };
    }
    case 'industry': {
      const industry = industries.get(id);
      return industry === undefined ? null : { name: industry.name, dossiers: industry.members };
    }
    case 'index': {
      const index = indices.find((each) => each.id === id);
      if (index === undefined) return null;
      const counted = memberRows(index.members, figures, tasis.id).rows.flatMap(
        ({ isin }) => snapshot.dossiers[snapshot.rowOf(isin) ?? -1] ?? [],
      );
      const dossiers = counted.slice(0, mostMembers);
      return { name: index.name, dossiers, counted, locked: counted.length - dossiers.length };
    }
  }
}

const badgeOfDossier = ({ verdicts }: Dossier): Badge => badgeOf(verdicts[tasis.id]?.latest?.status ?? 3);

/** One page of a public list; null where there is no such list or page. */
export function publicList(
  query: { kind: PublicListKind; id: string; page: number },
  snapshot: MarketSnapshot,
  figures: MarketFigures,
  indices: readonly StoredIndex[],
): PublicList | null {
  const found = listed(query, snapshot, figures, indices);
  if (found === null) return null;
  const { name, dossiers, counted = dossiers, locked = 0 } = found;
  const { kind, id, page } = query;
  const pages = Math.max(1, Math.ceil(dossiers.length / pageSize));
  if (page > pages) return null;
  return {
    kind,
    id,
    name,
    counts: publicCounts(counted),
    rows: publicRows(snapshot, dossiers.slice((page - 1) * pageSize, page * pageSize)),
    page,
    pages,
    locked,
  };
}
