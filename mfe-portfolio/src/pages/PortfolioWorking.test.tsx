import { screen, within } from '@testing-library/react';
import type { PortfolioCompany, PortfolioEntry, PortfolioFactsReply } from '@tayyib/shared/contracts';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { demerger, energy, goods, portfolioEntries, portfolioFacts } from '../../dev/portfolio';
import PortfolioPage from './PortfolioPage';

beforeEach(() => sessionStorage.clear());

const region = (name: string) => screen.findByRole('region', { name });
async function openPage(companies: PortfolioCompany[], entries: PortfolioEntry[] = portfolioEntries) {
  serverReplies({
    'GET /api/portfolio': { isStored: true, entries },
    'POST /api/portfolio/facts': { ...portfolioFacts([]), companies },
  });
  const page = renderWithApp(<PortfolioPage />, { as: aPerson('premium') });
  await screen.findByRole('region', { name: 'Overview' });
  return page;
}
const stepsOf = async (figure: string) => {
  const summary = within(await region('Overview')).getByLabelText(`How did you get this? ${figure}`);
  return [...(summary.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
};

describe('what no figure counts', () => {
  const notCounted =
    'Demerger of 20 Jul 2026 is not counted: adjust your entries. Filed as “Scheme of Demerger”.';

  it('is named with a company held through the day, and its gain and return say so', async () => {
    const { person } = await openPage([{ ...goods, notices: [demerger] }, energy]);
    const companies = await region('Companies');
    const company = within(companies).getByRole('rowgroup', { name: goods.stock });
    await person.click(within(company).getByRole('button', { name: /^1 entry/ }));
    within(company).getByText(notCounted);
    within(company).getByText('Gain, demerger not counted');
    expect(within(companies).getAllByText(notCounted)).toHaveLength(1);
    const overview = await region('Overview');
    within(overview).getByRole('heading', { name: 'Yearly return (XIRR), demerger not counted' });
    expect(await stepsOf('Gain, demerger not counted')).toContain(
      'Actions not counted, so this figure leaves them out: Everyday Goods Limited (demerger).',
    );
  });

  it('is marked at the gains of an exit clock', async () => {
    await openPage([goods, { ...energy, notices: [{ ...demerger, kind: 'rights' }] }]);
    const clock = within(await region('Exit clock')).getByRole('article', { name: energy.stock });
    within(clock).getByText('Gain since then, rights issue not counted');
  });

  it('is not named with a company bought on that day or later', async () => {
    const later = portfolioEntries.map((entry) => ({ ...entry, day: demerger.exDate }));
    await openPage([{ ...goods, notices: [demerger] }, energy], later);
    const company = within(await region('Companies')).getByRole('rowgroup', { name: goods.stock });
    expect(within(company).queryByText(/demerger not counted/)).toBeNull();
    expect(screen.queryByText(notCounted)).toBeNull();
  });
});

describe('the working of a figure', () => {
  it('lists the flows of the return, and what is held now', async () => {
    await openPage([goods, energy]);
    expect(await stepsOf('Yearly return (XIRR)')).toEqual([
      expect.stringMatching(/^The yearly rate at which all 4 payments/),
      '15 Jan 2025: −₹2,000.00.',
      '2 Feb 2026: −₹2,010.00.',
      '5 Jun 2026: +₹40.00.',
      expect.stringMatching(/^Value of .*: \+₹4,800\.00\.$/),
    ]);
  });

  it('lists each company with its impure share and weight', async () => {
    await openPage([goods, energy]);
    const steps = await stepsOf('Impure share');
    expect(steps).toContain('Everyday Goods Limited: 1%, weight 62.50% (₹3,000.00).');
    expect(steps).toContain('Bright Energy Limited: 2%, weight 37.50% (₹1,800.00).');
  });

  it.each([
    ['By sector', 'Consumer goods', 'Energy'],
    ['By size', 'Large cap', 'Mid cap'],
  ])('lists the companies %s', async (figure, first, second) => {
    await openPage([goods, energy]);
    expect(await stepsOf(figure)).toEqual([
      `${first}: Everyday Goods Limited ₹3,000.00; together ₹3,000.00, 62.50% of ₹4,800.00.`,
      `${second}: Bright Energy Limited ₹1,800.00; together ₹1,800.00, 37.50% of ₹4,800.00.`,
    ]);
  });

  it('is cut after 20 lines', async () => {
    const [first] = portfolioEntries;
    if (first === undefined) throw new Error('There are no entries.');
    const many = Array.from({ length: 23 }, (_, at) => ({ ...first, key: `typed:${at}`, day: '2025-07-01' }));
    await openPage([goods], many);
    const steps = await stepsOf('Yearly return (XIRR)');
    // 23 purchases and a dividend
    expect(steps).toContain('And 4 more flows.');
    expect(steps).toHaveLength(23);
  });
});

describe('the rule of a standard for leaving a company', () => {
  const open = async (id: PortfolioFactsReply['standard']['id']) => {
    const standard = { id, edition: '2026-11.5', title: id };
    serverReplies({
      'GET /api/portfolio': { isStored: true, entries: portfolioEntries },
      'POST /api/portfolio/facts': { ...portfolioFacts([goods.isin, energy.isin]), standard },
    });
    const page = renderWithApp(<PortfolioPage />, { as: aPerson('premium') });
    return { ...page, clocks: await screen.findByRole('region', { name: 'Exit clock' }) };
  };

  it('is shown with its source, and with the cost and value it compares', async () => {
    const { clocks } = await open('SC_MALAYSIA');
    within(clocks).getByText(/at or above what they cost/);
    expect(within(clocks).getByRole('link', { name: /^Bursa Malaysia, on reviews/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/assist\.bursamalaysia\.com/),
    );
    within(clocks).getByText(
      'What the rule compares: cost of your 20 shares ₹2,010.00, value now ₹1,800.00, value on 12 Aug 2026 of the shares held by then ₹2,200.00.',
    );
    expect(clocks.textContent).not.toMatch(/sell now|you must|urgent/i);
  });

  it('is absent where none was read', async () => {
    const { clocks } = await open('FTSE_YASAAR');
    within(clocks).getByText(/^As far as we know, .* gives no number of days to leave\./);
    expect(within(clocks).queryByText(/What the rule compares/)).toBeNull();
  });
});
