import { areFilingsThere } from './integratedFiles';
import { isDataThere, mutateIntegrated, mutateXbrl } from './mutationRuns';

/** A sample of what `mutations.nightly.test.ts` runs in full. */
const everyNth = 13;

(isDataThere ? it : it.skip)('a sample of mutations never turns a company into a compliant one', async () => {
  let offset = 0;
  const counts = await mutateXbrl((mutations) => {
    offset += 1;
    return mutations.filter((_mutation, at) => (at + offset) % everyNth === 0);
  });
  const { mutations, refused, falsePasses } = counts.sum();
  expect(falsePasses).toEqual([]);
  expect(mutations).toBeGreaterThan(250);
  expect(refused).toBeGreaterThan(150);
});

(areFilingsThere ? it : it.skip)('nor does a sample of mutations of integrated filings', async () => {
  let offset = 0;
  const counts = await mutateIntegrated((mutations) => {
    offset += 1;
    return mutations.filter((_mutation, at) => (at + offset) % everyNth === 0);
  });
  const { mutations, refused, falsePasses } = counts.sum();
  expect(falsePasses).toEqual([]);
  expect(mutations).toBeGreaterThan(150);
  expect(refused).toBeGreaterThan(100);
});
