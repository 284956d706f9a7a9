import { render, screen } from '@testing-library/react';
import { UserStatusBadge } from '@tayyib/shared/sdk/ui';

it.each([
  [0, 'Verified'],
  [1, 'Member'],
  [2, 'Closed'],
  [4, 'Guest of the house'],
])('the badge of a user shows for status %i: %s', (status, title) => {
  render(<UserStatusBadge status={status} />);
  expect(screen.getByText(title)).toBeInTheDocument();
});

it.each([3, 9])('the badge of a user shows nothing for status %i', (status) => {
  const { container } = render(<UserStatusBadge status={status} />);
  expect(container).toBeEmptyDOMElement();
});
