import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton';

it('copies the text of a copy button and announces it', async () => {
  const person = userEvent.setup();
  render(<CopyButton text="https://a.test/#secret" of="the link" />);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await person.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(write.mock.calls).toEqual([['https://a.test/#secret']]);
});

it('announces how to copy by hand where the browser refuses to copy', async () => {
  const person = userEvent.setup();
  render(<CopyButton text="ABCD2345" of="the code" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await person.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByText('Select the code and copy it by hand')).toBeVisible();
});
