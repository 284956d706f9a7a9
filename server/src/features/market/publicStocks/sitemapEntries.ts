import { publicListKinds } from '@tayyib/shared/contracts';
import { dayFromNumber } from '@tayyib/shared/values/calendar';
import { tasis } from '@tayyib/shared/shariah';
import { listPath, stockPath } from '@tayyib/shared/public-pages';
import type { SitemapEntry } from '../../../plugins/http/crawlerFiles';
import type { StoredIndex } from '../indices/readIndices';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { addressCodes } from './addressCodes';
import { publicGroups, publicList, verdictIds } from './publicLists';

/** The public page of every company, with the day of its newest verdict. */
export const stockEntries = memoizePerSnapshot((snapshot: MarketSnapshot): SitemapEntry[] => {
  const { codeOf } = addressCodes(snapshot);
  return snapshot.dossiers.map((dossier) => {
    const day = dossier.verdicts[tasis.id]?.latest?.day;
    return {
      path: stockPath(codeOf(dossier)),
      changedOn: day === undefined || Number.isNaN(day) ? null : dayFromNumber(day),
    };
  });
});

/** Every page of every public list. */
export function listEntries(
  snapshot: MarketSnapshot,
  figures: MarketFigures,
  indices: readonly StoredIndex[],
): SitemapEntry[] {
  const { letters, industries } = publicGroups(snapshot);
  const ids = {
    letter: [...letters.keys()],
    verdict: Object.keys(verdictIds),
    industry: [...industries.keys()],
    index: indices.filter(({ members }) => members.length > 0).map(({ id }) => id),
  };
  const lists = publicListKinds.flatMap((kind) =>
    ids[kind].flatMap((id) => {
      const { pages = 0 } = publicList({ kind, id, page: 1 }, snapshot, figures, indices) ?? {};
      return Array.from({ length: pages }, (_, at) => ({ path: listPath({ kind, id, page: at + 1 }) }));
    }),
  );
  return [{ path: '/halal' }, ...lists];
}
