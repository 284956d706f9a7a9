import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setNarrowWindow } from '@tayyib/shared/testing';
import { Section } from './Section';

afterEach(() => setNarrowWindow(false));

const section = (folds: boolean) => (
  <Section title="Import a file" hint="Read in this browser." folds={folds}>
    <input aria-label="Password" />
  </Section>
);

it('shows a phone the title of a section that folds, and the rest when that is pressed', async () => {
  setNarrowWindow(true);
  const person = userEvent.setup();
  const { rerender } = render(section(true));
  const title = screen.getByRole('button', { name: 'Import a file' });
  expect(title).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Read in this browser.')).not.toBeVisible();
  await person.click(title);
  expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Read in this browser.')).toBeVisible();
  await person.type(screen.getByLabelText('Password'), 'secret');

  // folded, and in a window that became wide, it is the same field
  await person.click(title);
  expect(screen.getByLabelText('Password')).not.toBeVisible();
  setNarrowWindow(false);
  rerender(section(true));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Import a file' })).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
});

it('folds nothing that was in view before', () => {
  setNarrowWindow(true);
  const { rerender } = render(section(false));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(section(true));
  expect(screen.getByRole('button', { name: 'Import a file' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Password')).toBeVisible();
});
