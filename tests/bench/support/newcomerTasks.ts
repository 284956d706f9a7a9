import type { Deeds } from './Deeds';

interface Task {
  name: string;
  /** Where the task starts; the dashboard if omitted. */
  from?: string;
  run: (deeds: Deeds) => Promise<void>;
}

/** The ten tasks of a newcomer; each ends when the page shows what was wanted. */
export const newcomerTasks: readonly Task[] = [
  {
    name: 'find a stock by a wrong spelling',
    run: async (deeds) => {
      await deeds.search('relianse');
      await deeds.click(deeds.page.getByRole('option', { name: /RELIANCE/ }));
      await deeds.page.getByRole('region', { name: 'Verdict', exact: true }).waitFor();
    },
  },
  {
    name: 'see why it fails',
    run: async (deeds) => {
      await deeds.search('itc');
      await deeds.click(deeds.page.getByRole('option', { name: /^ITC/ }));
      await deeds.page
        .getByRole('region', { name: 'Verdict', exact: true })
        .getByText(/tobacco|business|limit/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'find an alternative',
    from: '/stock?isin=ITC',
    run: async (deeds) => {
      const instead = deeds.page.getByRole('region', { name: 'Compliant instead' });
      await deeds.click(instead.getByRole('link'));
      await deeds.page
        .getByRole('region', { name: 'Verdict', exact: true })
        .getByRole('heading', { name: /^Shariah Compliant/ })
        .waitFor();
    },
  },
  {
    name: 'keep it in a list, from the search',
    run: async (deeds) => {
      await deeds.search('titan');
      await deeds.click(deeds.page.getByRole('option', { name: /^TITAN/ }).getByTitle('Add to watchlist'));
      await deeds.page.getByRole('search').getByText('Saved in “').waitFor();
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
      await deeds.page.getByText(/of [\d,]+ stocks match/).waitFor();
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
    },
  },
  {
    name: 'zakat on 100 g of 22-carat gold',
    from: '/zakat-calculator',
    run: async (deeds) => {
      await deeds.type(deeds.page.getByLabel('Weight of gold 1'), '100');
      await deeds.press('Tab');
      await deeds.page
        .getByRole('region', { name: 'Your zakat', exact: true })
        .getByText(/₹[\d,.]+/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'purify a holding',
    from: '/purification-calculator',
    run: async (deeds) => {
      const main = deeds.page.getByRole('main');
      await deeds.type(main.getByLabel(/^Search/), 'tata consultancy');
      await deeds.click(main.getByRole('listbox', { name: 'Stocks found' }).getByRole('option'));
      await deeds.type(main.getByLabel('Shares bought'), '1000');
      await deeds.press('Tab');
      await main.getByRole('region', { name: 'To purify', exact: true }).getByRole('status').waitFor();
    },
  },
  {
    name: 'compare two funds',
    from: '/mutualfund',
    run: async (deeds) => {
      await deeds.click(deeds.page.locator('main tbody th a'));
      const compare = deeds.page.getByRole('region', { name: 'Compare with another fund' });
      await deeds.type(compare.getByLabel('Name of the other fund'), 'Shariah');
      await deeds.click(compare.getByRole('button', { name: 'Find' }));
      await deeds.click(compare.getByRole('list', { name: 'Funds found' }).getByRole('button'));
      await compare.getByRole('table').waitFor();
    },
  },
  {
    name: 'book the advisor',
    from: '/consultations',
    run: async (deeds) => {
      await deeds.type(deeds.page.getByLabel(/^Your question/), 'May I keep a share that fell under review?');
      await deeds.click(deeds.button(/^Book/));
      await deeds.page.getByText('Booked. It is listed below.').waitFor();
    },
  },
];
