import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { sampleHelpVotes, sampleRequest as request, sampleSupport } from '../../dev/sampleSupport';
import { replyTemplates } from '../domain/replyTemplates';
import StaffSupportPage from './StaffSupportPage';

function open() {
  const requests = serverReplies({
    'GET /api/staff/support': sampleSupport,
    'GET /api/staff/help-votes': sampleHelpVotes,
    'POST /api/staff/support/:id/answer': request,
    'POST /api/staff/support/:id/close': request,
  });
  return {
    ...renderWithApp(<StaffSupportPage />, { as: aPerson('free', { roles: ['staff'] }) }),
    requests,
  };
}
const changes = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'POST')
      .map(async (sent) => [new URL(sent.url).pathname, await sent.clone().text()]),
  );
const card = () => screen.findByRole('article', { name: 'Something does not work: Zoya Ali' });

it('shows a request with its user, plan and support code, and its text as it was typed', async () => {
  open();
  const shown = await card();
  expect(shown).toHaveTextContent('Premium, zoya@tayyib.example');
  expect(shown).toHaveTextContent('ABCD2345');
  expect(shown).toHaveTextContent('My watchlist <b>stays</b> empty.');
  expect(screen.getByRole('link', { name: 'Open (1)' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('row', { name: /Why is a stock under review/ })).toHaveTextContent(/3\s*5/);
});

it('answers from a template, and closes', async () => {
  const { person, requests } = open();
  const form = within(within(await card()).getByRole('group', { name: 'Answer' }));
  await person.selectOptions(form.getByLabelText('Template'), 'Done');
  await person.type(form.getByLabelText('Answer'), ' Sana');
  await person.click(form.getByLabelText('Close the request with it'));
  await person.click(form.getByRole('button', { name: 'Send the answer' }));
  await person.click(screen.getByRole('button', { name: 'Close without an answer' }));
  await waitFor(async () =>
    expect(await changes(requests)).toEqual([
      [
        `/api/staff/support/${request.id}/answer`,
        JSON.stringify({ text: `${replyTemplates.done.text} Sana`, isClosing: true }),
      ],
      [`/api/staff/support/${request.id}/close`, ''],
    ]),
  );
});
