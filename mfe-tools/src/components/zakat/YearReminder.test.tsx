import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { firstWealth, type DueDay } from '../../domain/zakat/wealthLines';
import { YearReminder } from './YearReminder';

const days = ['2026-06-16', '2027-06-06'].map((day) => ({ day, wealth: firstWealth }));

/** An account that stores the reminder, as the server does. */
function open(as: ReturnType<typeof aPerson> | null, shown: readonly DueDay[] = days) {
  let reminder: unknown = null;
  const account = () => ({ sealed: null, version: 0, reminder });
  const requests = serverReplies({
    'GET /api/zakat/years': () => account(),
    'PUT /api/consents/zakat-years': { consents: [], history: [] },
    'PUT /api/zakat/reminder': ({ body }) => {
      reminder = Reflect.get(Object(body), 'on') === null ? null : body;
      return account();
    },
  });
  const page = renderWithApp(
    <YearReminder days={shown} ownDay="2026-06-16" year="lunar" hasMany={shown !== days} />,
    { as },
  );
  const sent = () =>
    requests.filter(({ method }) => method === 'PUT').map(({ url }) => new URL(url).pathname);
  return { ...page, requests, sent };
}

it('shows the next days in both calendars, and sends nothing of its own', async () => {
  const { requests, container } = open(null);
  expect(screen.getByText('16 Jun 2026 (1 Muharram 1448)')).toBeVisible();
  expect(screen.getByText('6 Jun 2027 (1 Muharram 1449)')).toBeVisible();
  expect(screen.getByText('Add these days to your calendar')).toBeEnabled();
  expect(screen.queryByText('I agree: remind me')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  expect(requests.filter(({ url }) => url.includes('zakat'))).toEqual([]);
});

it('reminds by an alert after the agreement, and can be switched off', async () => {
  const { person, sent, container } = open(aPerson('free'));
  const agree = await screen.findByText('I agree: remind me');
  await person.click(agree);
  expect(await screen.findByText(/You get an alert a week before 16 Jun 2026/)).toBeVisible();
  expect(sent()).toEqual(['/api/consents/zakat-years', '/api/zakat/reminder']);
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByText('Do not remind me'));
  expect(await screen.findByText('I agree: remind me')).toBeVisible();
});

it('lists the days of every line of wealth, and says that the alert is of one', async () => {
  const child = { id: 'c', name: 'Child' };
  open(aPerson('free'), [...days, { day: '2026-08-01', wealth: child }]);
  expect(screen.getByText('16 Jun 2026 (1 Muharram 1448), My wealth')).toBeVisible();
  expect(screen.getByText(/^1 Aug 2026 .*, Child$/)).toBeVisible();
  expect(await screen.findByText(/The alert is of one line of wealth/)).toBeVisible();
});
