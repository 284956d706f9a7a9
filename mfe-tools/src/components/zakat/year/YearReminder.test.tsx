import { screen } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { firstWealth, type DueDay } from '../../../domain/zakat/wealthLines';
import { YearReminder } from './YearReminder';

const days = ['2026-06-16', '2027-06-06'].map((day): DueDay => ({ day, year: 'lunar', wealth: firstWealth }));

/** An account that stores the reminders, as the server does. */
function open(as: ReturnType<typeof aPerson> | null, shown: readonly DueDay[] = days) {
  let reminders: unknown = [];
  const account = () => ({ sealed: null, version: 0, reminders });
  const requests = serverReplies({
    'GET /api/zakat/years': () => account(),
    'PUT /api/consents/zakat-years': { consents: [], history: [] },
    'PUT /api/zakat/reminders': ({ body }) => {
      reminders = Reflect.get(Object(body), 'reminders');
      return account();
    },
  });
  const page = renderWithApp(<YearReminder days={shown} hasMany={shown !== days} />, { as });
  const sent = () =>
    requests.filter(({ method }) => method === 'PUT').map(({ url }) => new URL(url).pathname);
  return { ...page, requests, sent };
}

it('the reminder of the due day shows the next days in both calendars, and sends nothing of its own', async () => {
  const { requests } = open(null);
  expect(screen.getByText('16 Jun 2026 (1 Muharram 1448)')).toBeVisible();
  expect(screen.getByText('6 Jun 2027 (1 Muharram 1449)')).toBeVisible();
  expect(screen.getByText('Add these days to your calendar')).toBeEnabled();
  expect(screen.queryByText('I agree: remind me')).not.toBeInTheDocument();
  expect(requests.filter(({ url }) => url.includes('zakat'))).toEqual([]);
});

it('reminds by an alert after the agreement, and can be switched off', async () => {
  const { person, sent } = open(aPerson('free'));
  const agree = await screen.findByText('I agree: remind me');
  await person.click(agree);
  expect(await screen.findByText(/You get an alert a week before 16 Jun 2026/)).toBeVisible();
  expect(sent()).toEqual(['/api/consents/zakat-years', '/api/zakat/reminders']);
  await person.click(screen.getByText('Do not remind me'));
  expect(await screen.findByText('I agree: remind me')).toBeVisible();
});

it('lists the days of every line of wealth, and reminds of the next of each', async () => {
  const child = { id: 'c', name: 'Child' };
  const { person } = open(aPerson('free'), [...days, { day: '2026-08-01', year: 'solar', wealth: child }]);
  expect(screen.getByText('16 Jun 2026 (1 Muharram 1448), My wealth')).toBeVisible();
  expect(screen.getByText(/^1 Aug 2026 .*, Child$/)).toBeVisible();
  await person.click(await screen.findByText('I agree: remind me'));
  expect(await screen.findByText(/a week before 16 Jun 2026 .* and 1 Aug 2026/)).toBeVisible();
  // the account stores what was sent, so the days and years are those of the page
  expect(screen.queryByText(/instead/)).not.toBeInTheDocument();
});
