import { screen, within } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { textSizes, tokens, variableOf } from '@tayyib/shared/sdk/theme';
import StaffDesignPage from './StaffDesignPage';

const open = () => renderWithApp(<StaffDesignPage />, { at: '/staff/design' });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the design page', () => {
  it('shows every colour and every size of the token table', () => {
    open();
    for (const name of Object.keys(tokens.light))
      expect(region('Colours').getByText(variableOf(name).replace('--color-', ''))).toBeInTheDocument();
    for (const [name, px] of Object.entries(textSizes))
      expect(region('Type').getByText(`--text-${name}, ${px} px`)).toBeInTheDocument();
  });

  it('shows table names without their legal form, but tells screen readers all of it', () => {
    open();
    const table = region('Tables').getByRole('table', { name: 'Standard rows' });
    expect(within(table).getByRole('rowheader', { name: /^Acme Industries Limited/ })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Debt' })).toHaveAttribute('data-unit', '%');
    expect(within(table).getByRole('cell', { name: /^17\.19 ?%$/ })).toBeInTheDocument();
    expect(within(table).getByRole('img', { name: 'ACME, last year: went up' })).toBeVisible();
  });
});
