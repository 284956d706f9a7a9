import { act, fireEvent, render, screen } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';
import { Banner } from './Banner';

describe('the home page', () => {
  it('explains the product, with a labelled example', async () => {
    openShell();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Know whether a stock is halal, and why.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Example')).toBeInTheDocument();
    expect(screen.getByText(/company filing with NSE, 29 Apr 2024/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create a free account' })[0]).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('links signed-in users to their dashboard', async () => {
    openShell({ as: aPerson() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Go to dashboard' }).length).toBeGreaterThan(0);
  });
});

describe('the banner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const shown = () => screen.getByRole('group').getAttribute('aria-label');

  it('shows a loader for two seconds, then each of four slides for two seconds, repeatedly', () => {
    render(<Banner />);
    expect(screen.getByText('Loading, please wait...')).toBeInTheDocument();
    const seen = Array.from({ length: 5 }, () => {
      advance(2_000);
      return shown();
    });
    expect(seen).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', '1 of 4']);
  });

  it('can be paused', () => {
    render(<Banner />);
    advance(2_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    advance(10_000);
    expect(shown()).toBe('1 of 4');
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    advance(2_000);
    expect(shown()).toBe('2 of 4');
  });
});
