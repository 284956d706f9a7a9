import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortSelect } from './SortSelect';

it('names what it sorts, shows the order, and reports another', async () => {
  const chosen: string[] = [];
  render(
    <SortSelect
      of="Stocks in Core"
      options={[
        { value: 'name', label: 'Name' },
        { value: 'price', label: 'Price' },
      ]}
      value="price"
      onChange={(value) => chosen.push(value)}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Sort by Stocks in Core' });
  expect(field).toHaveDisplayValue('Price');
  await userEvent.selectOptions(field, 'Name');
  expect(chosen).toEqual(['name']);
});
