import { screen, within } from '@testing-library/react';
import { CommandHost, SlotHost } from '@tayyib/shared/sdk/modules';
import { renderWithApp } from '@tayyib/shared/testing';
import { fakeWatchCommand } from '../../rows/watchCommand.fixture';
import { AlertOfChange } from './AlertOfChange';

const stock = {
  isin: 'INE154A01025',
  stock: 'ITC Limited',
  stock_code: 'ITC',
  badge: 'non_compliant' as const,
};

it('watches the stock, so that its changes arrive as alerts, and keeps the focus there', async () => {
  const { find, ran } = fakeWatchCommand();
  const { person } = renderWithApp(
    <SlotHost value={(name, props) => <p>{`${name} ${JSON.stringify(props)}`}</p>}>
      <CommandHost value={find}>
        <AlertOfChange stock={stock} />
      </CommandHost>
    </SlotHost>,
  );
  const group = screen.getByRole('group', { name: 'Alert of a change' });
  expect(ran).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Alert me when this changes' }));
  expect(await within(group).findByText('Saved INE154A01025')).toBeVisible();
  expect(ran).toEqual(['INE154A01025']);
  expect(within(group).getByText(/^stock\.actions .*INE154A01025/)).toBeInTheDocument();
  expect(group).toHaveFocus();
});

it('an alert of a change is not offered where no module watches stocks', () => {
  renderWithApp(<AlertOfChange stock={stock} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
