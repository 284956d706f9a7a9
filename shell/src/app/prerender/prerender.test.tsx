import { screen, within } from '@testing-library/react';
import { publicPages } from '@tayyib/shared/public-pages';
import { openShell } from '../../testing/openShell';
import { renderPage, renderPages } from './renderPages';
import { rememberClicks } from './startOnUse';
import { blogExamples } from '../../pages/blog/blogExamples.fixture';
import { examples as stockExamples } from '../../pages/halal/examples.fixture';

const contact = { phone: '+91 22 1234', address: 'Road "1" <b>', social: ['https://x.com/tayyib'] };
const examples = { ...stockExamples, ...blogExamples };
/** Pages that are rendered without data. */
const paths = publicPages.map(({ path }) => path).filter((path) => !Object.hasOwn(examples, path));
let markups: Record<string, string>;
/** Pages with data, by their path. */
const withData = Object.entries(examples);
/** What React says of markup that differs from what the page renders, and of anything else. */
let complaints: jest.SpyInstance;

beforeAll(async () => {
  markups = await renderPages(contact);
  for (const [path, data] of withData) markups[path] = await renderPage(path, contact, data);
});
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const meta = document.createElement('meta');
  meta.name = 'contact';
  meta.content = encodeURIComponent(JSON.stringify(contact));
  document.head.append(meta);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.querySelector('meta[name="contact"]')?.remove();
});

/** An element with the markup of a page, as the server sends it. */
function sent(path: string): HTMLElement {
  const root = document.createElement('div');
  root.dataset['page'] = path;
  root.innerHTML = markups[path] ?? '';
  document.body.append(root);
  return root;
}

it('renders every public page with its heading, and nothing that the content security policy forbids', () => {
  expect(Object.keys(markups).toSorted()).toEqual([...paths, ...Object.keys(examples)].toSorted());
  for (const path of Object.keys(markups)) {
    expect([path, markups[path]]).toEqual([path, expect.stringMatching(/<h1/)]);
    expect(markups[path]).not.toMatch(/ style=|<style|<script/);
  }
});

it('a prerendered page says how to reach the team, whatever is in the text', () => {
  for (const path of paths) {
    expect(markups[path]).toContain('Road &quot;1&quot; &lt;b&gt;');
    expect(markups[path]).toContain('href="tel:+91221234"');
    expect(markups[path]).toContain('href="https://x.com/tayyib"');
  }
});

it.each(paths)('hydrates the markup of %s without a difference', async (path) => {
  const prerendered = sent(path);
  const heading = within(prerendered).getByRole('heading', { level: 1 });
  openShell({ at: path, prerendered });
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(complaints.mock.calls).toEqual([]);
});

it.each(withData)(
  'hydrates the markup of %s with its data, without a difference or a request',
  async (path, data) => {
    const prerendered = sent(path);
    const heading = within(prerendered).getByRole('heading', { level: 1 });
    const { requests } = openShell({ at: path, prerendered, data });
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(complaints.mock.calls).toEqual([]);
    expect(requests.filter(({ url }) => url.includes('/api/public/'))).toEqual([]);
  },
);

it('replaces the markup of another page, as of a stored document', async () => {
  openShell({ at: '/about_us', prerendered: sent('/contact-us') });
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
  expect(complaints.mock.calls).toEqual([]);
});

it('hydrates markup where the visit differs from it: with a saved theme and a query', async () => {
  localStorage.setItem('theme', 'true');
  const prerendered = sent('/login');
  openShell({ at: '/login?provider=google&refused=cancelled', prerendered });
  expect(await screen.findByText('Google login failed: You cancelled it.')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
  expect(complaints.mock.calls).toEqual([]);
});

it.each([
  ['a button', 'switch', 'Dark theme'],
  ['a link', 'link', 'Sign up'],
] as const)('does what was clicked before it was hydrated: %s', async (_what, role, name) => {
  const prerendered = sent('/about_us');
  rememberClicks(prerendered);
  within(prerendered).getByRole(role, { name }).click();
  openShell({ at: '/about_us', prerendered });
  if (role === 'link')
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  else expect(await screen.findByRole('switch', { name, checked: true })).toBeVisible();
  expect(complaints.mock.calls).toEqual([]);
});

it('does not repeat an early click after a later one, on a page that has just been hydrated', async () => {
  const prerendered = sent('/about_us');
  rememberClicks(prerendered);
  within(prerendered).getByRole('link', { name: 'Sign up' }).click();
  openShell({ at: '/about_us', prerendered });
  screen.getByRole('link', { name: 'Log in' }).click();
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

it('a hydrated page has what was typed or chosen before', async () => {
  const home = sent('/');
  within(home).getByRole<HTMLInputElement>('combobox').value = 'Infosys';
  const { unmount } = openShell({ at: '/', prerendered: home, data: examples['/'] });
  expect(screen.getByRole('combobox')).toHaveValue('Infosys');
  unmount();

  const plans = sent('/plans');
  within(plans).getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked = true;
  openShell({ at: '/plans', prerendered: plans });
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(screen.getAllByText('a month')).toHaveLength(3);
  expect(complaints.mock.calls).toEqual([]);
});
