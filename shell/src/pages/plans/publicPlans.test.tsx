import { screen, waitFor, within } from '@testing-library/react';
import { plans, premiumFeatures } from '@tayyib/shared/plans';
import { prices } from '@tayyib/shared/prices';
import { aPerson } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';
import { rupeesOf } from './rupeesOf';

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} has no card.`);
  return within(card);
};

describe('the plans for visitors', () => {
  it('show what each gives and costs, by the year and by the month, with the tax', async () => {
    const { person } = openShell({ at: '/plans' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Plans and prices' })).toBeInTheDocument();
    expect((await cardOf(plans.free.title)).getByText('₹0')).toBeInTheDocument();
    expect(screen.getByText(/Prices include GST of 18%/)).toBeInTheDocument();
    for (const id of ['basic', 'premium', 'premium_pro'] as const) {
      const card = await cardOf(plans[id].title);
      expect(card.getByText(rupeesOf(prices[id].yearly))).toBeInTheDocument();
    }
    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    for (const id of ['basic', 'premium', 'premium_pro'] as const) {
      const card = await cardOf(plans[id].title);
      expect(card.getByText(rupeesOf(prices[id].monthly))).toBeInTheDocument();
    }
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(5);
  });

  it('sell what the premium dialog lists, and say what every account has', async () => {
    openShell({ at: '/plans' });
    const premium = await cardOf('Premium');
    const table = within(screen.getByRole('table'));
    const cellsOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name.replaceAll(/[,:]/g, '.')}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent || within(cell).queryByRole('img')?.getAttribute('aria-label'));
    for (const feature of premiumFeatures) {
      expect(premium.getByText(feature.replace(/:.*/, ''))).toBeInTheDocument();
      expect(cellsOf(feature)).toEqual(['No', 'No', 'Yes', 'Yes']);
    }
    // each card says what it adds to the one before
    const pro = await cardOf('Premium Pro');
    expect(pro.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Everything in Premium',
      '10 watchlists of 50 stocks',
      '100 price alerts',
      'One-on-one consultations',
    ]);
    expect((await cardOf('Free')).queryByText(/^Everything in/)).toBeNull();
    expect(cellsOf('Portfolio, purification and zakat')).toEqual(['Yes', 'Yes', 'Yes', 'Yes']);
    expect(cellsOf('One-on-one Shariah consultations')).toEqual(['No', 'No', 'No', 'Yes']);
    expect(cellsOf('Watchlists')).toEqual(['1', '1', '6', '10']);
    // the product has neither
    expect(document.body).not.toHaveTextContent(/webinar|lecture/i);
  });

  it('need no account: nothing is asked that a visitor may not', async () => {
    const { requests } = openShell({ at: '/plans' });
    await cardOf('Premium');
    expect(requests.filter(({ url }) => url.includes('/api/billing'))).toEqual([]);
  });

  it('lead to the sign-up, and from there to the chosen plan', async () => {
    const { person } = openShell({ at: '/plans' });
    await person.click(await screen.findByRole('radio', { name: 'Monthly' }));
    await person.click((await cardOf('Premium')).getByRole('link', { name: 'Get Premium' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    expect(history.state).toMatchObject({ usr: { returnTo: '/plan?plan=premium&period=monthly' } });
  });

  it('offer a free account without a plan to return to', async () => {
    openShell({ at: '/plans' });
    const free = await cardOf('Free');
    expect(free.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/register');
  });

  it('are linked from every public page', async () => {
    openShell({ at: '/about_us' });
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/plans');
    const company = within(screen.getByRole('navigation', { name: 'Company links' }));
    expect(company.getByRole('link', { name: 'Plans and prices' })).toHaveAttribute('href', '/plans');
  });
});

describe('a user at that address', () => {
  const answers = { 'GET /api/billing/subscription': { plan: 'free', subscription: null } };

  it('is redirected to the plans to buy', async () => {
    openShell({ at: '/plans', as: aPerson('free'), answers });
    await waitFor(() => expect(location.pathname).toBe('/plan'));
  });

  it('finds the plan chosen before the sign-up highlighted, at its period', async () => {
    openShell({ at: '/plan?plan=premium&period=monthly', as: aPerson('free'), answers });
    const heading = await screen.findByRole('heading', { level: 2, name: 'Premium' });
    expect(heading.closest('li')).toHaveClass('highlighted');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  it('sees the plans as usual where the address names none of them', async () => {
    openShell({ at: '/plan?plan=gold&period=weekly', as: aPerson('free'), answers });
    await cardOf('Premium');
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(document.querySelector('.highlighted')).toBeNull();
  });
});
