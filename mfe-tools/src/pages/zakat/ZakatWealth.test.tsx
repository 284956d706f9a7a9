import { fireEvent, screen, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { metalPrices } from '../../../dev/metalPrices';
import { emptyForm } from '../../domain/zakat/zakatForm';
import { forgetEverything } from '../../state/device/savedTexts.fixture';
import ZakatPage from '../ZakatPage';

const free = aPerson('free');
const key = `zakat:${free._id}`;
beforeEach(forgetEverything);

async function openPage() {
  serverReplies({ 'GET /api/metals': { prices: metalPrices } });
  const page = renderWithApp(<ZakatPage />, { as: free });
  await screen.findByText('Zakat Calculator');
  const enter = async (label: string, text: string) => {
    await page.person.click(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  const addLine = async (name: string) => {
    await page.person.click(screen.getByText('Add a line of wealth'));
    await enter('Name of the line', name);
    await page.person.click(screen.getByText('Add line'));
  };
  const start = (day: string) =>
    fireEvent.change(screen.getByLabelText('Your wealth reached the nisab on'), { target: { value: day } });
  return { ...page, enter, addLine, start };
}

const cash = () => screen.getByLabelText('Cash at hand');
const dueDays = async () =>
  within(await screen.findByRole('list', { name: 'Zakat is due next on' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('has amounts and a year of its own for each line, and lists the due days of all', async () => {
  const { enter, addLine, start, person, unmount } = await openPage();
  await enter('Cash at hand', '500000');
  start('2025-06-27');
  await addLine('Child');
  expect(cash()).toHaveValue('');
  await enter('Cash at hand', '900000');
  start('2025-09-01');
  const named = await dueDays();
  expect(named).toHaveLength(6);
  expect(named.filter((text) => text?.endsWith(', Child'))).toHaveLength(3);
  expect(named.filter((text) => text?.endsWith(', My wealth'))).toHaveLength(3);
  expect(screen.getByText('Your zakat years: Child')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'My wealth' }));
  expect(cash()).toHaveValue('5,00,000');
  await person.click(screen.getByRole('button', { name: 'Child', pressed: false }));
  unmount();
  await openPage();
  expect(screen.getByRole('button', { name: 'Child' })).toHaveAttribute('aria-pressed', 'true');
  expect(cash()).toHaveValue('9,00,000');
});

it('loads what was saved before there were lines as the first', async () => {
  localStorage.setItem(key, JSON.stringify({ ...emptyForm, cash: 1234 }));
  await openPage();
  expect(cash()).toHaveValue('1,234');
  expect(screen.queryByRole('button', { name: 'My wealth' })).not.toBeInTheDocument();
});

it('renames and removes a line, and undoes the removal with everything typed', async () => {
  const { enter, addLine, person } = await openPage();
  await addLine('Shop');
  await enter('Cash at hand', '700');
  await person.click(screen.getByText('Rename Shop'));
  await person.clear(screen.getByLabelText('Name of the line'));
  await enter('Name of the line', 'my wealth');
  await person.click(screen.getByText('Rename'));
  expect(screen.getByText('You have a line of this name.')).toBeVisible();
  await person.clear(screen.getByLabelText('Name of the line'));
  await enter('Name of the line', 'Bakery');
  await person.click(screen.getByText('Rename'));
  await person.click(screen.getByText('Remove Bakery'));
  expect(cash()).toHaveValue('');
  expect(screen.getByText('Bakery was removed.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Bakery' })).toHaveAttribute('aria-pressed', 'true');
  expect(cash()).toHaveValue('700');
});

it('clears one line alone, and brings it back', async () => {
  const { enter, addLine, person } = await openPage();
  await enter('Cash at hand', '500');
  await addLine('Shop');
  await enter('Cash at hand', '700');
  await person.click(screen.getByText('Clear all'));
  expect(screen.getByText('What you typed for Shop was cleared.')).toBeVisible();
  expect(cash()).toHaveValue('');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cash()).toHaveValue('700');
  await person.click(screen.getByRole('button', { name: 'My wealth' }));
  expect(cash()).toHaveValue('500');
});
