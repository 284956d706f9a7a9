import { act, fireEvent, render, screen } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';
import { Banner } from './Banner';

describe('the home page', () => {
  it('says what it is for, with an example that is called one', async () => {
    openShell();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Know whether a stock is halal, and why.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Example')).toBeInTheDocument();
    expect(screen.getByText(/company filing with NSE, 22 Apr 2024/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create a free account' })[0]).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('leads people who are signed in to their dashboard', async () => {
    openShell({ as: aPerson() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Go to dashboard' }).length).toBeGreaterThan(0);
  });
});

describe('the banner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const shown = () => screen.getByRole('group').getAttribute('aria-label');

  it('shows a loader for two seconds, then each of four slides as long, over and over', () => {
    render(<Banner />);
    expect(screen.getByText('Loading, please wait...')).toBeInTheDocument();
    const seen = Array.from({ length: 5 }, () => {
      pass(2_000);
      return shown();
    });
    expect(seen).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', '1 of 4']);
  });

  it('stands still when it is told to', () => {
    render(<Banner />);
    pass(2_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    pass(10_000);
    expect(shown()).toBe('1 of 4');
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    pass(2_000);
    expect(shown()).toBe('2 of 4');
  });
});
