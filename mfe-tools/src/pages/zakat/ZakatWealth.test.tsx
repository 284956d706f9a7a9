import { fireEvent, screen, within } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { emptyForm } from '../../domain/zakat/zakatForm';
import { openPage } from './openZakat.fixture';

const key = `zakat:${aPerson('free')._id}`;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const start = (day: string) =>
  fireEvent.change(screen.getByLabelText('Your wealth reached the nisab on'), { target: { value: day } });
const cash = () => screen.getByLabelText('Cash at hand');
const dueDays = async () =>
  within(await screen.findByRole('list', { name: 'Zakat is due next on' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('the zakat page has amounts and a year of its own for each line of wealth, and lists the due days of all', async () => {
  const { enter, addLine, person, unmount } = await openPage();
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

it('loads what was saved before there were lines of wealth as the first', async () => {
  localStorage.setItem(key, JSON.stringify({ ...emptyForm, cash: 1234 }));
  await openPage();
  expect(cash()).toHaveValue('1,234');
  expect(screen.queryByRole('button', { name: 'My wealth' })).not.toBeInTheDocument();
});
