import { screen } from '@testing-library/react';
import { openPage } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const cash = () => screen.getByLabelText('Cash at hand');

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
  expect(screen.queryByLabelText('Cash at hand')).not.toBeInTheDocument();
  expect(screen.getByText('Bakery was removed.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Bakery' })).toHaveAttribute('aria-pressed', 'true');
  expect(cash()).toHaveValue('700');
});

it('clears one line of wealth alone, and brings it back', async () => {
  const { enter, addLine, person } = await openPage();
  await enter('Cash at hand', '500');
  await addLine('Shop');
  await enter('Cash at hand', '700');
  await person.click(screen.getByText('Clear all'));
  expect(screen.getByText('What you typed for Shop was cleared.')).toBeVisible();
  expect(screen.queryByLabelText('Cash at hand')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cash()).toHaveValue('700');
  await person.click(screen.getByRole('button', { name: 'My wealth' }));
  expect(cash()).toHaveValue('500');
});
