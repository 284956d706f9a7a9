import type { PublicHome } from '@tayyib/shared/contracts';
import type { Queryable } from '../../../database/client';
import { dataAges } from '../dashboard/dataAges';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { changesInMonthOf, largestCompliant, publicChanges } from './publicOverview';
import { publicCounts } from './publicRows';
import { workedExample } from './workedExample';

const mostChanges = 3;
const mostCompliant = 4;

/** What the home page says of the market. */
export async function publicHome(
  db: Queryable,
  snapshot: MarketSnapshot,
  figures: MarketFigures,
): Promise<PublicHome> {
  return {
    day: snapshot.day,
    counts: publicCounts(snapshot.dossiers),
    changedThisMonth: await changesInMonthOf(db, snapshot.day),
    changes: await publicChanges(db, snapshot, mostChanges),
    compliant: largestCompliant(snapshot, figures, mostCompliant),
    ages: await dataAges(db, snapshot),
    example: await workedExample(db, snapshot, figures),
  };
}
