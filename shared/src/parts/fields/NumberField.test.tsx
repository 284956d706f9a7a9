import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { NumberField } from './NumberField';

function Amount({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <>
      <NumberField label="Amount" unit="rupees" max={1e9} value={value} onChange={setValue} />
      <output>{value ?? 'nothing'}</output>
      <button type="button" onClick={() => setValue(7)}>
        Replace
      </button>
    </>
  );
}

async function paste(text: string) {
  const { person } = renderWithApp(<Amount />);
  const field = screen.getByLabelText('Amount');
  await person.click(field);
  await person.paste(text);
  expect(field).toHaveValue(text);
  await person.tab();
  return field;
}

it('a number field has no amount once its text is removed', async () => {
  const { person } = renderWithApp(<Amount />);
  const field = screen.getByLabelText('Amount');
  await person.type(field, '12.5');
  expect(screen.getByRole('status')).toHaveTextContent('12.5');
  await person.clear(field);
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  await person.tab();
  expect(field).toHaveValue('');
});

it.each([
  ['Rs. 5,00,000', '5,00,000'],
  ['Rs.5,00,000.00', '5,00,000'],
  ['5 lakh', '5,00,000'],
  ['1.5 crore', '1,50,00,000'],
  ['5L', '5,00,000'],
  ['1e5', '1,00,000'],
  ['₹1,520.50', '1,520.5'],
  ['1 00 000', '1,00,000'],
  ['५,०००', '5,000'],
  ['5,000/-', '5,000'],
])('a number field shows %s as %s once it is left', async (text, shown) => {
  const field = await paste(text);
  expect(field).toHaveValue(shown);
  expect(field).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent(shown.replaceAll(',', ''));
});

it.each([
  ['-5000', /below zero/],
  ['(5,000.00)', /below zero/],
  ['1234,50', /could be 1234\.50/],
  ['1.234,50', /could be 1234\.50/],
  ['1.234', /could be 1,234 or 1\.234/],
  ['A/c 12 5,000', /not a number/],
  ['12.345678', /at most 2 decimals/],
  ['2,00,00,00,000', /at most 1,00,00,00,000/],
])('a number field has no amount of %s, keeps it and says why', async (text, reason) => {
  const field = await paste(text);
  expect(field).toHaveValue(text);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(reason);
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
});

it('a number field shows what replaces its amount, also in place of text that is none', async () => {
  const { person } = renderWithApp(<Amount initial={5} />);
  const field = screen.getByLabelText('Amount');
  await person.type(field, 'x');
  await person.click(screen.getByRole('button', { name: 'Replace' }));
  expect(field).toHaveValue('7');
  expect(field).toBeValid();
});
