import { screen } from '@testing-library/react';
import { openPage } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('brings a removed business back', async () => {
  const { person, enter } = await openPage();
  await screen.findAllByText(/currency-api/);
  await person.click(screen.getByText('Add a business or a share in one'));
  await enter('Its goods for sale', '2000000');
  await person.click(screen.getByLabelText('Remove Business 1'));
  expect(screen.queryByLabelText('Its goods for sale')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Its goods for sale')).toHaveValue('20,00,000');
});
