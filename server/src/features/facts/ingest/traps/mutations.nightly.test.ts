import { areFilingsThere } from './integratedFiles';
import { isDataThere, mutateIntegrated, mutateXbrl, printCounts } from './mutationRuns';

/** A minute of work on an idle machine. */
const patience = 1_800_000;

(isDataThere ? it : it.skip)(
  'never turn a company that is not compliant into one that is',
  async () => {
    const counts = await mutateXbrl((mutations) => mutations);
    printCounts('XBRL filings', counts);
    const sum = counts.sum();
    expect(sum.falsePasses).toEqual([]);
    expect(sum.mutations).toBeGreaterThan(3000);
    expect(sum.refused).toBeGreaterThan(2500);
  },
  patience,
);

(areFilingsThere ? it : it.skip)(
  'never turn a company that is not compliant into one that is, in integrated filings',
  async () => {
    const counts = await mutateIntegrated((mutations) => mutations);
    printCounts('Integrated filings', counts);
    const sum = counts.sum();
    expect(sum.falsePasses).toEqual([]);
    expect(sum.mutations).toBeGreaterThan(2000);
    expect(sum.refused).toBeGreaterThan(1400);
  },
  patience,
);
