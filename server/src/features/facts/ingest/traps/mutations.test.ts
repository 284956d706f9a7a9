import { earlierFilings, integratedFilings } from './invented/inventedFilings';
import type { FilingToMutate } from './mutationRuns';
import { mutateFilings } from './mutationRuns';

/** A sample of what `officialFiles.nightly.test.ts` does to real filings. */
const everyNth = 13;

async function sampleOf(filings: readonly FilingToMutate[]) {
  let offset = 0;
  const counts = await mutateFilings(filings, (mutations) => {
    offset += 1;
    return mutations.filter((_mutation, at) => (at + offset) % everyNth === 0);
  });
  return counts.sum();
}

it('a sample of mutations never turns a company into a compliant one', async () => {
  const { NAMUNATECH, UDHARPHARM, NAMUNAGOOD, KALPITREF, KALPITCONS } = earlierFilings;
  const filings = [NAMUNATECH, UDHARPHARM, NAMUNAGOOD, KALPITREF, KALPITCONS];
  const { mutations, refused, falsePasses } = await sampleOf(
    filings.map((filing) => ({ ...filing, periodEnd: '2024-03-31' })),
  );
  expect(falsePasses).toEqual([]);
  expect(mutations).toBeGreaterThan(250);
  expect(refused).toBeGreaterThan(150);
});

it('nor does a sample of mutations of integrated filings', async () => {
  const { KALPITREF, MISALPHARM, UDHARFIN, NAMUNABANK } = integratedFilings;
  const { mutations, refused, falsePasses } = await sampleOf([
    { ...KALPITREF, periodEnd: '2026-03-31' },
    { ...MISALPHARM, periodEnd: '2025-03-31' },
    { ...UDHARFIN, periodEnd: '2026-03-31' },
    { ...NAMUNABANK, periodEnd: '2026-03-31' },
  ]);
  expect(falsePasses).toEqual([]);
  expect(mutations).toBeGreaterThan(150);
  expect(refused).toBeGreaterThan(100);
});
