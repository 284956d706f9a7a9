import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, toMessage } from '.';

describe('toMessage', () => {
  it("shows the server's own words", () => {
    expect(toMessage({ code: 'stock-limit', message: 'This watchlist is full.', status: 409 })).toBe(
      'This watchlist is full.',
    );
  });

  it('finds a problem inside a wrapped answer', () => {
    expect(toMessage({ status: 500, data: { code: 'x', message: 'Try later.' } })).toBe('Try later.');
  });

  it('never shows nothing, whatever was thrown', () => {
    for (const thrown of [undefined, null, 7, {}, new Error('')]) expect(toMessage(thrown)).toMatch(/\w+/);
  });
});

describe('ErrorBoundary', () => {
  it('leaves its neighbours standing and tries again on request', async () => {
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
