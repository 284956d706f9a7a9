import { screen, waitFor, within } from '@testing-library/react';
import { renderWithApp, setNarrowWindow } from '@tayyib/shared/testing';
import { energy } from '../../dev/portfolio';
import { exitClocksOf } from '../domain/exitClockOf';
import { ExitClocks } from './ExitClocks';

afterEach(() => setNarrowWindow(false));

const standard = { id: 'TASIS', edition: '2026-11.5', title: 'TASIS' } as const;
const companies = Array.from({ length: 6 }, (_, at) => ({
  ...energy,
  isin: `INE00000${at}018`,
  stock: `Energy ${at} Limited`,
  isWatched: true,
  breach: energy.breach && { ...energy.breach, since: `2026-08-1${9 - at}` },
}));
const clocks = exitClocksOf(companies, new Map(), '2026-11-20');

function open({ at = '/portfolio', isDetailed = true } = {}) {
  return renderWithApp(
    <ExitClocks clocks={clocks} isEmpty={false} standard={standard} isDetailed={isDetailed} />,
    { at },
  );
}
const shown = () => screen.getAllByRole('article').map((clock) => clock.getAttribute('aria-label'));

describe('the exit clock on a phone', () => {
  beforeEach(() => setNarrowWindow(true));

  it('shows the newest two, and all on request', async () => {
    const { person } = open();
    expect(shown()).toEqual(['Energy 0 Limited', 'Energy 1 Limited']);
    await person.click(screen.getByRole('button', { name: 'Show all 6 companies that do not comply' }));
    expect(shown()).toHaveLength(6);
  });

  it('has the reason of each with its other facts, behind one line', async () => {
    const { person } = open();
    const clock = within(screen.getByRole('article', { name: 'Energy 0 Limited' }));
    expect(clock.getByText(energy.reason)).not.toBeVisible();
    await person.click(clock.getByText(/^Not compliant since 19 Aug 2026/));
    expect(clock.getByText(energy.reason)).toBeVisible();
  });

  it('shows the company that the address names, with the focus', async () => {
    open({ at: '/portfolio#exit-clock-INE000005018' });
    await waitFor(() => expect(screen.getByRole('article', { name: 'Energy 5 Limited' })).toHaveFocus());
  });
});

it('shows all in a wide window, and what other periods are in use on request', () => {
  open();
  expect(shown()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  const periods = screen.getByLabelText('Periods in use elsewhere');
  expect(periods.closest('details')).not.toHaveAttribute('open');
  expect(periods.closest('details')).toHaveTextContent('of no standard: 90 days from the breach');
  expect(screen.getByText(energy.reason, { selector: '[aria-label="Energy 0 Limited"] > p' })).toBeVisible();
});

it('leads to the plans and back where the day of a change is not included', () => {
  open({ at: '/portfolio?from=alert#exit-clock-INE000001018', isDetailed: false });
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    `/plan?${new URLSearchParams({ to: '/portfolio?from=alert#exit-clock-INE000001018' })}`,
  );
});

it.each([
  [true, 'You watch and own no company yet, so there is nothing to show.'],
  [false, 'Everything you watch or own complies, or is under review.'],
])('without a clock, where nothing is watched or owned is %s, says “%s”', (isEmpty, words) => {
  renderWithApp(<ExitClocks clocks={[]} isEmpty={isEmpty} standard={standard} isDetailed />);
  expect(screen.getByText(words)).toBeVisible();
});
