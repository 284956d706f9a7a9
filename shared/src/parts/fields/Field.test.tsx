import { render, screen } from '@testing-library/react';
import { Field } from './Field';

function open(about: { problem?: string; isAnnounced?: boolean }) {
  render(
    <Field label="Amount" hint="In rupees." {...about}>
      {(control) => <input {...control} />}
    </Field>,
  );
  return screen.getByRole('textbox', { name: 'Amount' });
}

it('a field describes its control by its hint', () => {
  const control = open({});
  expect(control).toHaveAccessibleDescription('In rupees.');
  expect(control).toBeValid();
});

it('a field describes it by its problem too, and marks it as wrong', () => {
  const control = open({ problem: 'Too much.' });
  expect(control).toHaveAccessibleDescription('In rupees. Too much.');
  expect(control).toBeInvalid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a field announces the problem where the form does not', () => {
  open({ problem: 'Too much.', isAnnounced: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Too much.');
});
