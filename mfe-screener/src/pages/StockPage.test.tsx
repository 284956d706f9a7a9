import { screen, waitFor, within } from '@testing-library/react';
import type { PlanId } from '@tayyib/shared/plans';
import { CommandHost, SlotHost } from '@tayyib/shared/sdk/modules';
import type { Replies } from '@tayyib/shared/testing';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  setNarrowWindow,
} from '@tayyib/shared/testing';
import { purifiedBy, samplePurificationYear } from '../../dev/numbersScenarios';
import { samplePage } from '../../dev/sampleMarket';
import { full, scenarios } from '../../dev/scenarios';
import { fakeWatchCommand } from '../components/rows/watchCommand.fixture';
import StockPage from './StockPage';

async function open(at: string, replies: Replies = full, plan: PlanId = 'premium') {
  serverReplies(replies);
  const page = (
    <CommandHost value={fakeWatchCommand().find}>
      <StockPage />
    </CommandHost>
  );
  return renderWithApp(page, { at, as: aPerson(plan) });
}

/** The verdict, once what is below it is there too. */
const verdict = () =>
  screen.findByText(/^Not investment/).then(() => screen.getByRole('region', { name: 'Verdict' }));
const by = (standard: string) => within(screen.getByRole('region', { name: `By ${standard}` }));
const standards = () => within(screen.getByRole('group', { name: 'Judged by' }));

describe('a stock page', () => {
  it('shows the verdict first, with its reason and accounts', async () => {
    await open('/stock?isin=INE481G01011');
    expect(await screen.findByRole('heading', { level: 1, name: 'UltraTech Cement Ltd' })).toBeVisible();
    expect(await verdict()).toHaveTextContent('Shariah Compliant');
    expect(await verdict()).toHaveTextContent('consolidated accounts to 31 Mar 2024');
    expect(screen.getByText(/Not investment advice or a fatwa/)).toBeInTheDocument();
  });

  it('shows each ratio against its limit, and what would flip it', async () => {
    await open('/stock?isin=ULTRACEMCO');
    await verdict();
    expect(by('TASIS').getByRole('meter', { name: 'Debt to total assets' })).toHaveAttribute(
      'aria-valuetext',
      '10.22%; limit at most 25%. 14.78 points below the limit.',
    );
    expect(by('TASIS').getByText(/Would fail with over ₹14,902 cr more interest-bearing debt/)).toBeVisible();
    expect(by('TASIS').getByText('3 of 5 stars')).toBeInTheDocument();
  });

  it('offers every standard by its name, with its verdict and a short reason', async () => {
    await open('/stock?isin=ULTRACEMCO');
    await verdict();
    const offered = standards().getAllByRole('radio');
    expect(offered).toHaveLength(7);
    expect(
      standards().getByText(
        'Of 5 standards: 3 compliant, 2 under review. S&P and Dow Jones cannot be judged with the data loaded.',
      ),
    ).toBeInTheDocument();
    expect(standards().getByRole('radio', { name: /^TASIS our answer Shariah Compliant/ })).toBeChecked();
    expect(
      standards().getByRole('radio', {
        name: /^S&P Under review: .+ Missing: average market capitalisation \(36 months\)$/,
      }),
    ).not.toBeChecked();
    expect(document.body).not.toHaveTextContent(/DOW_JONES|SC_MALAYSIA|FTSE_YASAAR/);
  });

  it('shows the standard in the URL, and states if it differs from our answer', async () => {
    const { person } = await open('/stock?isin=ULTRACEMCO&standard=AAOIFI');
    expect(await verdict()).toHaveTextContent('By AAOIFI');
    expect(
      by('AAOIFI').getByRole('meter', { name: 'Debt to average market capitalisation' }),
    ).toHaveAttribute('aria-valuetext', expect.stringContaining('limit below 30%'));
    expect(by('AAOIFI').queryByText(/This differs/)).not.toBeInTheDocument();
    await person.click(standards().getByRole('radio', { name: /^Dow Jones/ }));
    expect(screen.queryByRole('region', { name: 'By AAOIFI' })).not.toBeInTheDocument();
    expect(await verdict()).toHaveTextContent('By TASIS, our default: Shariah Compliant.');
  });

  it('shows the default standard if the URL names an unknown one', async () => {
    await open('/stock?isin=ULTRACEMCO&standard=NONE');
    await verdict();
    expect(screen.getByRole('region', { name: 'By TASIS' })).toBeInTheDocument();
  });

  it('shows the figures behind a ratio in crore, with their source', async () => {
    const { person } = await open('/stock?isin=ULTRACEMCO');
    await verdict();
    const working = by('TASIS').getByText(/of Debt to total assets/);
    await person.click(working);
    const sum = working.closest('details');
    expect(sum).toHaveTextContent('Non-current borrowings₹5,308 cr');
    expect(sum).toHaveTextContent('₹10,298 cr ÷ ₹1,00,802 cr = 10.22%');
    expect(sum).toHaveTextContent('NSE filing, as of 31 Mar 2024');
  });

  it('states that a stock is not compliant, and which business causes it', async () => {
    await open('/stock?isin=ITC');
    const banner = await verdict();
    expect(within(banner).getByRole('heading')).toHaveTextContent('Non Shariah Compliant');
    expect(banner).toHaveTextContent(
      /Cigarettes, 39.20% of its revenue by segment, is not permitted by TASIS \(tobacco\)/,
    );
    const lines = within(screen.getByRole('region', { name: 'Lines of business' }));
    expect(lines.getAllByRole('listitem')[0]).toHaveTextContent('FMCG - Cigarettes');
    expect(lines.getAllByRole('listitem')[0]).toHaveTextContent('Not permitted (tobacco)');
    expect(lines.getByText('Hotels').closest('li')).toHaveTextContent(/Judged otherwise by .*S&P/);
  });

  it('states who says that a name stands for a line of business, with the source', async () => {
    const { person } = await open('/stock?isin=ITC');
    await verdict();
    const lines = within(screen.getByRole('region', { name: 'Lines of business' }));
    for (const line of ['FMCG - Cigarettes', 'Hotels'])
      await person.click(lines.getByLabelText(`Who says that of ${line}`));
    const hotels = within(lines.getByText('Hotels').closest('li') ?? document.body);
    expect(hotels.getByText(/The norm names “hotels” itself/)).toBeVisible();
    expect(hotels.getByRole('link')).toHaveTextContent('The Hindu BusinessLine');
    expect(lines.getByText(/Counting “cigarettes” here is our interpretation/)).toBeVisible();
  });

  it('states what was checked and what is assumed', async () => {
    await open('/stock?isin=INE481G01011');
    await verdict();
    const basis = within(by('TASIS').getByRole('region', { name: 'What this rests on' }));
    expect(basis.getByRole('heading', { name: /^Checked \(\d\)$/ })).toBeVisible();
    expect(basis.getByText('Consolidated, audited accounts to 31 Mar 2024.')).toBeVisible();
    expect(basis.getByText('The exchange class covers everything the company does.')).toBeVisible();
  });

  it('shows a ratio beyond its limit', async () => {
    await open('/stock?isin=NTPC');
    expect(await verdict()).toHaveTextContent('Non Shariah Compliant');
    expect(by('TASIS').getByRole('meter', { name: 'Debt to total assets' })).toHaveAttribute(
      'aria-valuetext',
      '48.95%; limit at most 25%. 23.95 points above the limit.',
    );
  });

  it('says once that we lack the accounts of a company, what would be checked, and what to do', async () => {
    await open('/stock?isin=BHARTIARTL');
    expect(await verdict()).toHaveTextContent(/^Under review Accounts not loaded/);
    expect(await verdict()).toHaveTextContent('That says nothing about the company.');
    const panel = within(by('TASIS').getByRole('region', { name: 'We have not loaded its accounts' }));
    expect(panel.getByText('Debt to total assets: at most 25%')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Bharti Airtel Ltd at NSE' })).toHaveAttribute(
      'href',
      'https://www.nseindia.com/get-quotes/equity?symbol=BHARTIARTL',
    );
    expect(panel.getByRole('button', { name: 'Alert me when it is decided' })).toBeVisible();
    expect(await panel.findByText(/^The largest of .+ that pass\.$/)).toBeVisible();
    expect(by('TASIS').queryByRole('meter')).not.toBeInTheDocument();
    expect(by('TASIS').queryByRole('region', { name: 'What is missing' })).not.toBeInTheDocument();
  });

  it('keeps a company under review whose "Others" is more than the standard tolerates, and says so', async () => {
    const { person } = await open('/stock?isin=RELIANCE');
    expect(await verdict()).toHaveTextContent('Under review');
    expect(await verdict()).not.toHaveTextContent('Shariah Compliant');
    expect(by('TASIS').getByText(/^What 7\.26% of segment revenue comes from: "Others"/)).toHaveTextContent(
      'less than 3% may stay undescribed',
    );
    await person.click(standards().getByRole('radio', { name: /^AAOIFI/ }));
    expect(by('AAOIFI').getByText(/^What 7\.26% of segment revenue/)).toHaveTextContent(
      'less than 5% may stay undescribed',
    );
  });

  it('lists its sources with their dates, and offers its receipt', async () => {
    const { person } = await open('/stock?isin=ULTRACEMCO&standard=SP');
    await verdict();
    const sources = screen.getByRole('region', { name: 'Where the figures come from' });
    expect(sources).toHaveTextContent('As of 31 Mar 2024, published 29 Apr 2024');
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText(/^[0-9a-f]{64}$/)).toBeInTheDocument();
    expect(receipt.getByRole('link', { name: 'Download the S&P receipt' })).toHaveAttribute(
      'href',
      '/api/stocks/INE481G01011/receipt?standard=SP',
    );
    await person.click(receipt.getByRole('button', { name: 'Copy the S&P receipt' }));
    expect(await receipt.findByText('Copied')).toBeInTheDocument();
  });

  it('shows the history of the selected standard, newest first, or of all standards', async () => {
    const { person } = await open('/stock?isin=TCS', scenarios['long history']);
    await verdict();
    const history = within(screen.getByRole('region', { name: 'History' }));
    const entries = () => history.getAllByRole('listitem');
    expect(entries()).toHaveLength(4);
    expect(entries()[0]).toHaveTextContent('Annual results to 31 Mar 2024');
    await person.click(history.getByRole('button', { name: 'Show 2 earlier' }));
    expect(entries().at(-1)).toHaveTextContent('Annual results to 31 Mar 2019');
    await person.click(history.getByRole('checkbox', { name: 'Show every standard’s' }));
    expect(entries()).toHaveLength(42);
    expect(history.getAllByText('FTSE Yasaar')).toHaveLength(6);
  });

  it('shows the advisor’s decision and the verdict it overrides', async () => {
    await open('/stock?isin=ULTRACEMCO', scenarios['held by an advisor']);
    expect(await verdict()).toHaveTextContent('Under review');
    const decision = by('TASIS').getByRole('complementary', { name: 'Advisor’s decision' });
    expect(decision).toHaveTextContent('Held under review by Mufti Salman Farooqi');
    expect(decision).toHaveTextContent('By the figures alone it would be: Shariah Compliant');
  });

  it('offers a search if there is no stock, or none with that code', async () => {
    const { unmount } = await open('/stock');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which stock?');
    expect(screen.getByRole('combobox', { name: 'Search stocks' })).toBeInTheDocument();
    unmount();
    await open('/stock?isin=NOSUCH');
    expect(await screen.findByText(/No stock on file has the code NOSUCH/)).toBeInTheDocument();
  });

  it('shows the server’s message if it fails, and retries', async () => {
    let isDown = true;
    const down = problem(503, 'unavailable', 'Our database is not answering.');
    const { person } = await open('/stock?isin=ITC', [
      ...handlersOf({ 'GET /api/stocks/:id': () => (isDown ? down : undefined) }),
      ...full,
    ]);
    expect(await screen.findByText('Our database is not answering.')).toBeInTheDocument();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await verdict()).toBeInTheDocument();
  });

  it.each(['free', 'basic'] as const)(
    'locks the details on the %s plan, but not the verdict',
    async (plan) => {
      const { person } = await open('/stock?isin=ULTRACEMCO', scenarios.locked, plan);
      expect(await verdict()).toHaveTextContent('Shariah Compliant');
      expect(standards().queryByText(/No ratio is known/)).not.toBeInTheDocument();
      expect(screen.queryByRole('meter')).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
      await person.click(by('TASIS').getByRole('button', { name: /Upgrade & Unlock Click It/ }));
      expect(await screen.findByRole('dialog', { name: 'Unlock premium' })).toBeInTheDocument();
    },
  );

  it('answers by the standard chosen, and covers the price by it', async () => {
    await open('/stock?isin=TCS&standard=MSCI');
    expect(await verdict()).toHaveTextContent('Non Shariah Compliant');
    expect(await verdict()).toHaveTextContent('By TASIS, our default: Shariah Compliant.');
    expect(screen.getByText(/^Last (known )?close$/).closest('[inert]')).not.toBeNull();
  });

  it('has the name of the stock in the title of the tab, until it is left', async () => {
    const { unmount } = await open('/stock?isin=TCS');
    await verdict();
    expect(document.title).toMatch(/^Tata Consultancy Services/);
    unmount();
    expect(document.title).not.toMatch(/Tata/);
  });

  it('says the verdict once: the details have only what the banner leaves out', async () => {
    await open('/stock?isin=ULTRACEMCO');
    const [reason] = samplePage('ULTRACEMCO')?.verdicts[0]?.reasons ?? [];
    expect(await verdict()).toHaveTextContent(reason ?? 'no reason');
    expect(by('TASIS').queryByRole('region', { name: 'Why' })).not.toBeInTheDocument();
    const further = by('TASIS').getByRole('region', { name: 'Further reasons' });
    expect(further).not.toHaveTextContent(reason ?? '');
  });

  it('names compliant stocks of the industry below a failing verdict, and what would change it', async () => {
    await open('/stock?isin=NTPC', scenarios['non-compliant']);
    const instead = within(await screen.findByRole('region', { name: 'Compliant instead' }));
    expect(await instead.findByRole('link', { name: /^Bharat Petroleum/ })).toHaveAttribute(
      'href',
      '/stock?isin=INE029A01011&standard=TASIS',
    );
    expect(instead.getByText(/It would have to leave .*TASIS does not permit/)).toBeVisible();
  });

  it('states by how much a ratio would have to fall', async () => {
    await open('/stock?isin=NTPC');
    const instead = within(await screen.findByRole('region', { name: 'Compliant instead' }));
    expect(instead.getByText(/^Would pass with ₹[\d,]+ cr less interest-bearing debt/)).toBeVisible();
  });

  it('purifies the last dividend of a share, with its working', async () => {
    await open('/stock?isin=ULTRACEMCO');
    const panel = await screen.findByRole('region', { name: 'Purification per share' });
    expect(panel).toHaveTextContent(
      '₹0.0550 of the dividend of ₹5.50 of 14 Aug 2026, by the accounts to 31 Mar 2026.',
    );
    expect(
      within(panel)
        .getByLabelText(/^How did you get this/)
        .closest('details'),
    ).toHaveTextContent('Impure income of ₹10 cr ÷ total income of ₹1,000 cr = 1%.');
  });

  it('counts all other income where the accounts do not state their interest, and says so', async () => {
    const interest = { label: 'Interest income', leastRupees: 0, mostRupees: 100_000_000, why: '' };
    const impure = {
      ...samplePurificationYear.impure,
      lines: [interest],
      leastRupees: 0,
      mostRupees: 10_000_000_000,
      missing: ['Interest income is not known.', 'Its lines of business are not known.'],
    };
    await open('/stock?isin=ULTRACEMCO', [purifiedBy({ ...samplePurificationYear, impure }), ...full]);
    const panel = await screen.findByRole('region', { name: 'Purification per share' });
    expect(panel).toHaveTextContent(
      'About ₹0.0550 (at most ₹5.5000) of the dividend of ₹5.50 of 14 Aug 2026, by the accounts to 31 Mar 2026.',
    );
    const working = within(panel)
      .getByLabelText(/^How did you get this/)
      .closest('details');
    expect(working).toHaveTextContent(
      'Impure income of ₹10 cr, as if all other income were interest, ÷ total income of ₹1,000 cr = 1%.',
    );
    expect(working).toHaveTextContent(
      'At most ₹5.5000: interest income is not known. Its lines of business are not known.',
    );
  });

  it('never writes nothing as less than nothing', async () => {
    const impure = { ...samplePurificationYear.impure, leastRupees: 0, mostRupees: 0 };
    await open('/stock?isin=ULTRACEMCO', [purifiedBy({ ...samplePurificationYear, impure }), ...full]);
    expect(await screen.findByRole('region', { name: 'Purification per share' })).toHaveTextContent(
      /₹0\.0000 of the dividend of ₹5\.50 of 14 Aug 2026, .*Impure income of ₹0 ÷/,
    );
  });

  it('opens a sheet with text and picture where the device has no dialog to share', async () => {
    const { person } = await open('/stock?isin=TCS');
    const button = await screen.findByRole('button', { name: 'Share' });
    await person.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: /^Share the answer on / }));
    expect(sheet.getByText(/\/halal\//)).toHaveTextContent(/^Tata Consultancy.*by TASIS/);
    const picture = expect.stringContaining('/api/public/cards/stocks/');
    expect(sheet.getByRole('img', { name: 'A card with the answer' })).toHaveAttribute('src', picture);
    expect(sheet.getByRole('link', { name: 'Save the picture' })).toHaveAttribute('href', picture);
    await person.click(sheet.getByRole('button', { name: 'Copy text and link' }));
    expect(await sheet.findByText('Copied')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('has what other modules say of the stock below its verdicts, and not on every tab', async () => {
    const page = (
      <SlotHost value={(name) => <p>{name}</p>}>
        <StockPage />
      </SlotHost>
    );
    serverReplies(full);
    const { person } = renderWithApp(page, { at: '/stock?isin=TCS', as: aPerson('premium') });
    expect(await screen.findByText('stock.panels')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Actions' }));
    await screen.findByRole('region', { name: 'Corporate actions' });
    expect(screen.queryByText('stock.panels')).toBeNull();
    expect(screen.getByRole('region', { name: 'Verdict' })).toBeVisible();
  });

  it('keeps on a phone what would flip a ratio with its working, and rare parts behind their titles', async () => {
    setNarrowWindow(true);
    const { person } = await open('/stock?isin=ULTRACEMCO');
    await verdict();
    const flip = () => by('TASIS').getByText(/Would fail with over ₹14,902 cr more interest-bearing debt/);
    expect(flip()).not.toBeVisible();
    await person.click(by('TASIS').getByText(/of Debt to total assets/));
    expect(flip()).toBeVisible();
    expect(by('TASIS').getByText('Last 12 months').closest('details')).not.toHaveAttribute('open');
    setNarrowWindow(false);
  });

  it('covers content that may encourage buying a stock that is not compliant, until it is uncovered', async () => {
    const { person } = await open('/stock?isin=ITC');
    await verdict();
    expect(screen.getByText('Last close').closest('[inert]')).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show last price anyway' }));
    expect(screen.getByText('Last close').closest('[inert]')).toBeNull();
  });
});
