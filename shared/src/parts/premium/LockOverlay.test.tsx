import { screen, within } from '@testing-library/react';
import { premiumFeatures } from '@tayyib/shared/plans';
import { useLocation } from '@tayyib/shared/sdk/router';
import { aPerson, renderWithApp } from '@tayyib/shared/testing';
import { LockOverlay } from '.';

const CurrentLocation = () => {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  return <p>{`${pathname} ${String(state)}`}</p>;
};

const open = (plan: Parameters<typeof aPerson>[0] | null) =>
  renderWithApp(
    <main>
      <h1>Stock</h1>
      <LockOverlay title="Detailed ratios" preview={<p>Debt 12%</p>}>
        <p>Debt 23.4%</p>
      </LockOverlay>
      <CurrentLocation />
    </main>,
    { as: plan && aPerson(plan) },
  );

const unlock = () => screen.findByRole('button', { name: 'Detailed ratios: Upgrade & Unlock Click It' });

it.each(['premium', 'premium_pro'] as const)('a lock is not shown for %s', (plan) => {
  open(plan);
  expect(screen.getByText('Debt 23.4%')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each(['free', 'basic', null] as const)('a lock hides what it locks from %s', async (plan) => {
  open(plan);
  await unlock();
  expect(screen.queryByText('Debt 23.4%')).not.toBeInTheDocument();
  expect(screen.getByText('Debt 12%').closest('[aria-hidden="true"]')).toHaveAttribute('inert');
});

it('a lock opens the premium dialog, which links to the yearly plans', async () => {
  const { person } = open('free');
  await person.click(await unlock());
  const dialog = await screen.findByRole('dialog', { name: 'Unlock premium' });
  expect(dialog).toHaveTextContent('Star-based Shariah rating');
  expect(within(dialog).getAllByRole('list')).toHaveLength(1);
  expect(dialog).not.toHaveTextContent(/webinar|lecture|coming/i);
  expect(dialog).toHaveTextContent('Premium Pro: up to 10 watchlists of at most 50 stocks each');
  await person.click(screen.getByRole('button', { name: 'View Pricing Plans' }));
  expect(await screen.findByText('/plan Yearly')).toBeInTheDocument();
});

it('the premium dialog sells what the table of plans includes, by plan, and nothing that every account has', async () => {
  const { person } = open('free');
  await person.click(await unlock());
  const dialog = await screen.findByRole('dialog', { name: 'Unlock premium' });
  const [included] = within(dialog).getAllByRole('list');
  const texts = within(included ?? dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    ...premiumFeatures,
    'Community',
    'Premium: up to 6 watchlists of at most 50 stocks each',
    'Premium Pro: up to 10 watchlists of at most 50 stocks each',
    'Premium Pro: One-on-one Shariah consultation',
  ]);
  expect(texts.join()).not.toMatch(/portfolio|purification|unified login/i);
});

it('a lock opens by keyboard', async () => {
  const { person } = open('basic');
  await unlock();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Unlock premium' })).toBeVisible();
});
