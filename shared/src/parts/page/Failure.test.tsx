import { screen } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { Failure } from './Failure';

const error = { code: 'down', message: 'Our database is not answering.' };

describe('a failed request', () => {
  it('is shown with what it means, and is repeated on request', async () => {
    let tries = 0;
    const { person } = renderWithApp(
      <Failure lead="It was not saved." error={error} retry={() => tries++} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('It was not saved. Our database is not answering.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('has no button where it cannot be repeated', () => {
    renderWithApp(<Failure message="This file is not a copy of a ledger." />);
    expect(screen.getByRole('alert')).toHaveTextContent('This file is not a copy of a ledger.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
