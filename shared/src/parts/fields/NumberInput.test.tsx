import { useState, type FormEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberInput } from './NumberInput';

function Field({ start }: { start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberInput aria-label="Amount" value={value} onChange={setValue} unit="rupees" decimals={2} />
      <output>{String(value)}</output>
    </>
  );
}

async function edit(start: number | null, keys: string) {
  const person = userEvent.setup();
  render(<Field start={start} />);
  const field = screen.getByLabelText('Amount');
  await person.click(field);
  await person.keyboard(keys);
  await person.tab();
  return { field, value: screen.getByRole('status').textContent };
}

it('a form is not submitted while a number input has a text that is no number', async () => {
  const person = userEvent.setup();
  const submitted = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Field start={null} />
      <button type="submit">Save</button>
    </form>,
  );
  const field = screen.getByLabelText('Amount');
  await person.type(field, 'ten');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).not.toHaveBeenCalled();
  await person.clear(field);
  await person.type(field, '10');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

it.each([
  ['a digit at the end', 1_234, '5', '12345', '12,345'],
  ['a digit deleted at the end', 1_234, '{Backspace}', '123', '123'],
  ['several digits', 12_345, '678', '12345678', '1,23,45,678'],
  ['a decimal', 1_234, '.5', '1234.5', '1,234.5'],
  ['a digit in the middle', 1_234, '{Home}{ArrowRight}9', '19234', '19,234'],
])('a number input changes the amount that it shows by %s', async (_what, start, keys, value, shown) => {
  const edited = await edit(start, keys);
  expect(edited.value).toBe(value);
  expect(edited.field).toHaveValue(shown);
});

it('a number input does not guess what a comma means that a person types', async () => {
  const { field, value } = await edit(1_234, ',5');
  expect(value).toBe('null');
  expect(field).toHaveValue('1,234,5');
  expect(screen.getByRole('alert')).toBeVisible();
});
