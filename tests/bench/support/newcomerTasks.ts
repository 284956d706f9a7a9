import type { Locator } from 'playwright-core';
import type { Deeds } from './Deeds';

interface Task {
  name: string;
  /** Where the task starts; the dashboard if omitted. */
  from?: string;
  /** Yields what answers it. */
  run: (deeds: Deeds) => Promise<Locator>;
}

const verdictOf = ({ page }: Deeds) => page.getByRole('region', { name: 'Verdict', exact: true });

/** The ten tasks of a newcomer; each ends when the page shows what was wanted. */
export const newcomerTasks: readonly Task[] = [
  {
    name: 'find a stock by a wrong spelling',
    run: async (deeds) => {
      await deeds.search('relianse');
      await deeds.click(deeds.page.getByRole('option', { name: /RELIANCE/ }));
      await verdictOf(deeds).waitFor();
      return deeds.page.getByRole('heading', { level: 1, name: /Reliance/ });
    },
  },
  {
    name: 'see why it fails',
    run: async (deeds) => {
      await deeds.search('itc');
      await deeds.click(deeds.page.getByRole('option', { name: /^ITC/ }));
      await verdictOf(deeds)
        .getByText(/tobacco|business|limit/i)
        .first()
        .waitFor();
      return verdictOf(deeds);
    },
  },
  {
    name: 'find an alternative',
    from: '/stock?isin=ITC',
    run: async (deeds) => {
      const instead = deeds.page.getByRole('region', { name: 'Compliant instead' });
      await deeds.click(instead.getByRole('link'));
      await verdictOf(deeds)
        .getByRole('heading', { name: /^Shariah Compliant/ })
        .waitFor();
      return verdictOf(deeds);
    },
  },
  {
    name: 'keep it in a list, from the search',
    run: async (deeds) => {
      await deeds.search('titan');
      await deeds.click(deeds.page.getByRole('option', { name: /^TITAN/ }).getByTitle('Add to watchlist'));
      const saved = deeds.page.getByRole('search').getByText('Saved in “');
      await saved.waitFor();
      return saved;
    },
  },
  {
    name: 'screen for debt under 10%',
    from: '/screener',
    run: async (deeds) => {
      await deeds.type(
        deeds.page.getByRole('textbox', { name: 'Query' }),
        'Status = compliant\nDebt to assets < 10%',
      );
      const matching = deeds.page.getByText(/of [\d,]+ stocks match/);
      await matching.waitFor();
      return matching;
    },
  },
  {
    name: 'follow that screen',
    from: `/screener?${new URLSearchParams({ q: 'Status = compliant\nDebt to assets < 10%' })}`,
    run: async (deeds) => {
      await deeds.page.getByText(/of [\d,]+ stocks match/).waitFor();
      await deeds.type(deeds.page.getByLabel('Name to save this screen under'), `Low debt ${Date.now()}`);
      await deeds.click(deeds.button(/^Save/));
      await deeds.click(deeds.button(/^Follow/));
      await deeds.button(/^Stop following/).waitFor();
      return deeds.button(/^Stop following/);
    },
  },
  {
    name: 'zakat on 100 g of 22-carat gold',
    from: '/zakat-calculator',
    run: async (deeds) => {
      await deeds.click(deeds.page.getByRole('button', { name: 'Gold', exact: true }));
      await deeds.type(deeds.page.getByLabel('Weight of gold 1'), '100');
      await deeds.press('Tab');
      const zakat = deeds.page.getByRole('region', { name: 'Your zakat', exact: true });
      await zakat
        .getByText(/₹[\d,.]+/)
        .first()
        .waitFor();
      return zakat;
    },
  },
  {
    name: 'purify a holding',
    from: '/purification-calculator',
    run: async (deeds) => {
      const main = deeds.page.getByRole('main');
      await deeds.type(main.getByLabel('Company or fund'), 'tata consultancy');
      await deeds.click(main.getByRole('listbox', { name: 'Companies and funds found' }).getByRole('option'));
      await deeds.type(main.getByLabel('Shares bought'), '1000');
      await deeds.press('Tab');
      const due = main.getByRole('region', { name: 'To purify', exact: true }).getByRole('status');
      await due.waitFor();
      return due;
    },
  },
  {
    name: 'compare two funds',
    from: '/mutualfund',
    run: async (deeds) => {
      const boxes = deeds.page.getByRole('checkbox', { name: /^Compare / });
      await deeds.click(boxes);
      await deeds.click(boxes.nth(1));
      const compared = deeds.page.getByRole('region', { name: 'Two funds compared' });
      await compared.getByRole('table').waitFor();
      return compared;
    },
  },
  {
    name: 'book the advisor',
    from: '/consultations',
    run: async (deeds) => {
      // the circle of a time is covered by its label
      await deeds.click(deeds.page.locator('label', { has: deeds.page.getByRole('radio') }).first());
      await deeds.type(deeds.page.getByLabel(/^Your question/), 'May I keep a share that fell under review?');
      await deeds.click(deeds.button(/^Book/));
      const booked = deeds.page.getByRole('heading', { name: /^Booked: half an hour with/ });
      await booked.waitFor();
      return booked;
    },
  },
];
