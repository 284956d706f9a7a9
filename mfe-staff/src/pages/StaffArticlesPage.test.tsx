import { screen, waitFor, within } from '@testing-library/react';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { full } from '../../dev/scenarios';
import { sampleArticles } from '../../dev/sampleArticles';
import StaffArticlesPage from './StaffArticlesPage';

const [draft, published] = sampleArticles.articles;

const open = (article?: string) => {
  const requests = serverReplies(full);
  const at = `/staff/articles${article === undefined ? '' : `?article=${article}`}`;
  const rendered = renderWithApp(<StaffArticlesPage />, { at });
  const sent = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { ...rendered, sent };
};

it('lists every article with its state', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'Zakat on shares' })).closest('tr');
  if (!row) throw new Error('The article has no row.');
  expect(within(row).getByText('Published')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write an article' })).toBeVisible();
});

it('saves a new article as a draft, at an address made of its title', async () => {
  const { person, sent } = open('new');
  await person.type(await screen.findByLabelText('Title'), 'Zakat & gold');
  expect(screen.getByLabelText('Address, after /blog/')).toHaveAttribute('placeholder', 'zakat-gold');
  await person.type(screen.getByLabelText(/^Summary/), 'In short.');
  await person.type(screen.getByLabelText('Text, in Markdown'), 'Words.');
  await person.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await waitFor(() => expect(sent()).toEqual(['POST /api/staff/articles']));
});

it('previews what is typed as readers will see it', async () => {
  const { person } = open(draft?.id);
  await person.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'Segments', level: 2 })).toBeVisible();
});

it('publishes only what is saved', async () => {
  const { person, sent } = open(draft?.id);
  await person.type(await screen.findByLabelText('Title'), '!');
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await person.type(screen.getByLabelText('Title'), '{Backspace}');
  await person.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(sent()).toEqual([`POST /api/staff/articles/${draft?.id}/publish`]));
});

it('withdraws an article only when that is confirmed', async () => {
  const { person, sent } = open(published?.id);
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog');
  expect(sent()).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent()).toEqual([`POST /api/staff/articles/${published?.id}/withdraw`]));
});
