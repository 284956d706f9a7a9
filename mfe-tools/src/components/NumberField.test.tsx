import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { NumberField } from './NumberField';

function Amount() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Amount" unit="rupees" max={1e9} value={value} onChange={setValue} />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

it('has no amount once its text is removed', async () => {
  const { person } = renderWithApp(<Amount />);
  const field = screen.getByLabelText('Amount');
  await person.type(field, '12.5');
  expect(screen.getByRole('status')).toHaveTextContent('12.5');
  await person.clear(field);
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  await person.tab();
  expect(field).toHaveValue('');
});
