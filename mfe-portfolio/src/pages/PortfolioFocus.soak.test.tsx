import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { energy, goods } from '../../dev/portfolio';
import PortfolioPage from './PortfolioPage';
import { full } from './openPortfolio.fixture';

beforeEach(() => sessionStorage.clear());

async function openPage(at = '/portfolio') {
  serverReplies(full());
  const page = renderWithApp(<PortfolioPage />, { as: aPerson('premium'), at });
  await screen.findByRole('region', { name: 'Companies' });
  return page;
}

describe('the focus', () => {
  it('is on Undo after a removal, and on the companies once that is pressed', async () => {
    const { person } = await openPage();
    await person.click(await screen.findByLabelText(`1 entry, 1 dividend of ${goods.stock}`));
    await person.click(screen.getByRole('button', { name: `Remove entry of 15 Jan 2025, ${goods.stock}` }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(undo).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Companies' })).toHaveFocus();
  });

  it('follows an entry from the search to its form and back', async () => {
    const { person } = await openPage();
    const search = screen.getByLabelText('Search by name or code');
    await person.type(search, 'energy');
    await screen.findAllByRole('option');
    await person.keyboard('{ArrowDown}{Enter}');
    const form = await screen.findByRole('form', { name: /^Entry of / });
    expect(within(form).getByRole('radio', { name: 'Bought' })).toHaveFocus();
    await person.type(within(form).getByLabelText('Day'), '2025-01-15');
    await person.type(within(form).getByLabelText('Shares'), '10');
    await person.type(within(form).getByLabelText('Price per share'), '200{Enter}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(screen.getByLabelText('Search by name or code')).toHaveFocus();
  });

  it('is where the next entry begins after all are cleared, and stays on the button where they are not', async () => {
    const { person } = await openPage();
    const clear = screen.getByRole('button', { name: 'Clear all' });
    await person.click(clear);
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(clear).toHaveFocus());
    await person.click(clear);
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear all' }));
    await screen.findByText('Enter a purchase or import a file to see your portfolio.');
    const heading = screen.getByRole('heading', { name: 'Enter a purchase or a sale' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('follows a file to its preview and back', async () => {
    const { person } = await openPage();
    const label = 'Spreadsheet, CSV file or account statement (PDF)';
    const text = `Symbol,ISIN,Quantity Available,Average Price\nENERGY,${energy.isin},7,100.00`;
    const file = new File([text], 'file.csv', { type: 'text/csv' });
    await person.upload(screen.getByLabelText(label), file);
    expect(await screen.findByRole('heading', { name: /file\.csv$/ })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText(label)).toHaveFocus();
    await person.upload(screen.getByLabelText(label), new File(['a,b'], 'b.csv', { type: 'text/csv' }));
    await screen.findByText(/none of the files we read/);
    expect(screen.getByLabelText(label)).toHaveFocus();
  });
});

describe('the exit clock', () => {
  it('is opened from the row of its company', async () => {
    const { person } = await openPage();
    const companies = screen.getByRole('region', { name: 'Companies' });
    const row = (name: string) => within(within(companies).getByRole('rowgroup', { name }));
    expect(row(goods.stock).queryByRole('link', { name: /^Exit clock/ })).toBeNull();
    const link = row(energy.stock).getByRole('link', { name: `Exit clock of ${energy.stock}` });
    link.focus();
    await person.keyboard('{Enter}');
    const clocks = screen.getByRole('region', { name: 'Exit clock' });
    await waitFor(() => expect(within(clocks).getByRole('article', { name: energy.stock })).toHaveFocus());

    // which is gone with its company, and back with it
    await person.click(screen.getByLabelText(`1 entry of ${energy.stock}`));
    await person.click(row(energy.stock).getByRole('button', { name: `Remove ${energy.stock}` }));
    await waitFor(() => expect(within(clocks).queryByRole('article')).toBeNull());
    await person.keyboard('{Enter}');
    await within(clocks).findByRole('article', { name: energy.stock });
    expect(screen.getByRole('heading', { name: 'Companies' })).toHaveFocus();
  });

  it('has the focus where the address of the page names its company', async () => {
    await openPage(`/portfolio#exit-clock-${energy.isin}`);
    const clocks = screen.getByRole('region', { name: 'Exit clock' });
    expect(within(clocks).getByRole('article', { name: energy.stock })).toHaveFocus();
  });
});
