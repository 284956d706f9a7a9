import { screen, within } from '@testing-library/react';
import type { StockFigures } from '@tayyib/shared/contracts';
import { renderWithApp, setNarrowWindow } from '@tayyib/shared/testing';
import { sampleFigures } from '../../../dev/numbersFixtures';
import { StocksTable } from './StocksTable';

beforeEach(() => setNarrowWindow(true));
afterEach(() => setNarrowWindow(false));

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a list of companies on a phone', () => {
  it('shows two figures at a time, and the verdict below the name', async () => {
    const { person } = renderWithApp(<StocksTable caption="Peers" rows={sampleFigures} standard="TASIS" />);
    expect(headings()).toEqual(['Company', 'Market cap', 'Last close']);
    const names = screen.getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Bharat Petroleum Corporation Ltd BPCLShariah Compliant',
      'Oil & Natural Gas Corporation Ltd ONGCNon Shariah Compliant',
      'Indian Oil Corporation Ltd IOCUnder review',
    ]);
    await person.click(screen.getByRole('radio', { name: 'Debt' }));
    expect(headings()).toEqual(['Company', 'Debt to assets', 'Interest in income']);
    expect(screen.getAllByText('18.49')).toHaveLength(3);
  });

  it('leaves out ratios that the plan does not include', () => {
    renderWithApp(<StocksTable caption="Peers" rows={sampleFigures} standard="TASIS" isDetailed={false} />);
    expect(headings()).toEqual(['Company', 'Market cap', 'Last close']);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('shows the first rows of a long list, and the others on request', async () => {
    const [one] = sampleFigures;
    const rows = Array.from({ length: 12 }, (_, at): StockFigures => ({
      ...one,
      isin: `INE${at}`,
      stock: `Oil ${at}`,
    }));
    const { person } = renderWithApp(
      <StocksTable caption="Peers" rows={rows} standard="TASIS" phoneCount={5} />,
    );
    const table = within(screen.getByRole('table', { name: 'Peers' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(5);
    await person.click(screen.getByRole('button', { name: 'Show all 12 companies' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(12);
  });
});
