import { screen, within } from '@testing-library/react';
import { SlotHost } from '@tayyib/shared/sdk/modules';
import { renderWithApp } from '@tayyib/shared/testing';
import { AlertOfChange } from './AlertOfChange';

const stock = {
  isin: 'INE154A01025',
  stock: 'ITC Limited',
  stock_code: 'ITC',
  badge: 'non_compliant' as const,
};

it('saves the stock at once, so that its changes arrive as alerts, and keeps the focus there', async () => {
  const { person } = renderWithApp(
    <SlotHost value={(name, props) => <p>{`${name} ${JSON.stringify(props)}`}</p>}>
      <AlertOfChange stock={stock} />
    </SlotHost>,
  );
  const group = screen.getByRole('group', { name: 'Alert of a change' });
  expect(within(group).queryByText(/^stock\.actions/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Alert me when this changes' }));
  expect(within(group).getByText(/^stock\.actions .*INE154A01025.*"atOnce":true/)).toBeInTheDocument();
  expect(group).toHaveFocus();
});
