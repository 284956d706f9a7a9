import { render, screen } from '@testing-library/react';
import { Skeleton } from '@tayyib/shared/sdk/ui';

it.each([
  ['a title and lines', {}, 4],
  ['lines only', { title: false, paragraph: { rows: 6 } }, 6],
  ['a title only', { title: { width: '30%' }, paragraph: false }, 1],
  ['an avatar beside them', { avatar: true, paragraph: { rows: 1 } }, 2],
])('a skeleton draws %s without an empty heading', async (_what, props, lines) => {
  const { container } = render(<Skeleton active {...props} />);
  expect(container.querySelectorAll('li')).toHaveLength(lines);
  expect(container.querySelector('h1, h2, h3, h4, h5, h6')).toBeNull();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('a skeleton says what is loading, if that is given', () => {
  render(<Skeleton active aria-label="Loading prices" />);
  expect(screen.getByRole('status', { name: 'Loading prices' })).toHaveAttribute('aria-busy', 'true');
});

it('a skeleton is replaced by its content', () => {
  render(<Skeleton loading={false}>Loaded</Skeleton>);
  expect(screen.getByText('Loaded')).toBeVisible();
});
