import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, toMessage } from '.';

describe('toMessage', () => {
  it("shows the server's own message", () => {
    expect(toMessage({ code: 'stock-limit', message: 'This watchlist is full.', status: 409 })).toBe(
      'This watchlist is full.',
    );
  });

  it('finds a problem inside a wrapped error', () => {
    expect(toMessage({ status: 500, data: { code: 'x', message: 'Try later.' } })).toBe('Try later.');
  });

  it('always returns a message, whatever was thrown', () => {
    for (const thrown of [undefined, null, 7, {}, new Error('')]) expect(toMessage(thrown)).toMatch(/\w+/);
  });
});

describe('ErrorBoundary', () => {
  it('does not affect its siblings and retries on request', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('broken part');
      return <p>whole again</p>;
    };
    render(
      <>
        <p>neighbour</p>
        <ErrorBoundary
          fallback={(error, retry) => (
            <button type="button" onClick={retry}>
              {error.message}
            </button>
          )}
        >
          <Fragile />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('neighbour')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'broken part' }));
    expect(screen.getByText('whole again')).toBeVisible();
    quiet.mockRestore();
  });
});
