import { screen, waitFor, within } from '@testing-library/react';
import { handlersOf, problem, renderWithApp, serverReplies, type Replies } from '@tayyib/shared/testing';
import { full, scenarios } from '../../dev/scenarios';
import StaffStandardsPage from './StaffStandardsPage';

async function open(at = '/staff/standards', replies: Replies = full) {
  const requests = serverReplies(replies);
  return { ...renderWithApp(<StaffStandardsPage />, { at }), requests };
}
const draft = '/staff/standards?view=edit&standard=TASIS&edition=2027-01';
const diff = '/staff/standards?view=diff&standard=TASIS&edition=2027-01';
/** Queries the legend by its text: queries by role take seconds in a long form. */
const debtFields = async (): Promise<HTMLElement> => {
  const group = (await screen.findByText('Debt to total assets', { selector: 'legend' })).closest('fieldset');
  if (!group) throw new Error('The fields of the ratio have no group.');
  return group;
};
const sent = async (requests: Request[], method: string, path: string): Promise<unknown> =>
  requests.find((request) => request.method === method && request.url.endsWith(path))?.json();

describe('the standards page', () => {
  it('lists standards with their editions, states and sources', async () => {
    const { person } = await open();
    const tasis = within(await screen.findByRole('region', { name: 'TASIS' }));
    expect(tasis.getByText('Draft')).toBeVisible();
    expect(tasis.getByText('In force')).toBeVisible();
    const [sources] = tasis.getAllByText(/^Sources/);
    if (sources) await person.click(sources);
    expect(tasis.getAllByRole('link', { name: /TASIS questions and answers/ })[0]).toBeVisible();
  });

  it('saves a draft with another limit, and shows what it would change', async () => {
    const { person, requests } = await open(draft);
    const debt = within(await debtFields());
    const limit = debt.getByLabelText('Limit (%)');
    await person.clear(limit);
    await person.type(limit, '18');
    await person.click(screen.getByText(/^Save the draft/));
    expect(await screen.findByText('2 of 62 companies would have another verdict.')).toBeVisible();
    expect(await sent(requests, 'POST', '/standards/TASIS/drafts')).toMatchObject({
      edition: '2027-01',
      ratios: [{ id: 'debt', limit: 0.18 }, {}, {}],
    });
  });

  it('divides a ratio by an average market capitalisation', async () => {
    const { person, requests } = await open(draft);
    const debt = within(await debtFields());
    await person.selectOptions(debt.getByLabelText('Divided by'), 'Average market capitalisation');
    const months = debt.getByLabelText('Averaged over (months)');
    await person.clear(months);
    await person.type(months, '24');
    await person.click(screen.getByText(/^Save the draft/));
    await screen.findByText(/would have another verdict/);
    expect(await sent(requests, 'POST', '/standards/TASIS/drafts')).toMatchObject({
      ratios: [{ denominator: { terms: { bank: [{ averageMarketCapMonths: 24 }] } } }, {}, {}],
    });
  });

  it('shows a validation error at its field, and focuses it', async () => {
    const error = problem(400, 'invalid-request', 'ratios.0.limit must be at most 1.', 'ratios.0.limit');
    const { person } = await open(draft, [
      ...handlersOf({ 'POST /api/staff/standards/:id/drafts': error }),
      ...full,
    ]);
    await debtFields();
    await person.click(screen.getByText(/^Save the draft/));
    const limit = (await screen.findAllByLabelText('Limit (%)'))[0];
    await waitFor(() => expect(limit).toHaveFocus());
    expect(limit).toBeInvalid();
    expect(limit).toHaveAccessibleDescription('ratios.0.limit must be at most 1.');
  });

  it('gives a draft based on a published edition an unused name', async () => {
    await open('/staff/standards?view=edit&standard=MSCI&edition=2026-11.4');
    expect(await screen.findByRole('textbox', { name: 'Edition' })).not.toHaveValue('2026-11.4');
  });

  it('publishes only with a reason and a confirmation', async () => {
    const { person, requests } = await open(diff);
    expect(await screen.findByText('Compliant → Fails on a ratio')).toBeVisible();
    expect(screen.getByRole('link', { name: 'HINDALCO' })).toHaveAttribute(
      'href',
      '/stock?isin=INE038A01020',
    );
    const publish = screen.getByRole('button', { name: 'Sign and publish 2027-01' });
    expect(publish).toBeDisabled();
    await person.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The body lowered its limit.');
    await person.click(screen.getByRole('checkbox', { name: /cannot be changed/ }));
    await person.click(publish);
    expect(await screen.findByText(/is in force\. 62 verdicts were added/)).toBeVisible();
    expect(await sent(requests, 'POST', '/publish')).toEqual({ reason: 'The body lowered its limit.' });
  });

  it('holds a stock until a day, records a line of business, and lifts a decision', async () => {
    const { person, requests } = await open('/staff/standards?tab=stocks&stock=RELIANCE');
    const hold = within(await screen.findByRole('group', { name: 'Hold or decide' }));
    await person.type(hold.getByLabelText(/^Last day/), '2027-03-31');
    await person.type(hold.getByRole('textbox', { name: /^Reason/ }), 'A merger is under way.');
    await person.click(hold.getByRole('button', { name: 'Sign' }));
    expect(await hold.findByText(/^Signed/)).toBeVisible();
    expect(await sent(requests, 'POST', '/overrides')).toEqual({
      standard: 'TASIS',
      action: 'hold',
      reason: 'A merger is under way.',
      until: '2027-03-31',
    });
    const line = within(screen.getByRole('group', { name: 'Record a line of business' }));
    await person.type(line.getByRole('textbox', { name: 'Line of business' }), 'Casino');
    await person.clear(line.getByRole('textbox', { name: 'Share of revenue (%)' }));
    await person.type(line.getByRole('textbox', { name: 'Share of revenue (%)' }), '4.5');
    await person.type(line.getByRole('textbox', { name: 'Published by' }), 'Annual report');
    await person.type(line.getByRole('textbox', { name: 'Document and page' }), 'page 112');
    await person.type(line.getByLabelText('Date of the data'), '2026-03-31');
    await person.click(line.getByRole('button', { name: 'Record' }));
    expect(await line.findByText(/^Recorded/)).toBeVisible();
    expect(await sent(requests, 'POST', '/business-facts')).toMatchObject({ shareOfRevenue: 0.045 });
    await person.click(screen.getByRole('button', { name: 'Lift it from RELIANCE' }));
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(await screen.findByRole('button', { name: 'Lift it' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('answers a class after saying how many companies that moves', async () => {
    const { person, requests } = await open('/staff/standards?tab=classes');
    const card = within(await screen.findByRole('article', { name: 'Trading & Distributors' }));
    expect(card.getByText(/Of 192 companies, nothing else says what 187 do/)).toHaveTextContent(
      /Adani Enterprises Limited, The State Trading .* and 185 more\.$/,
    );
    await person.selectOptions(card.getByLabelText('Answer'), 'Not permissible');
    await person.type(card.getByRole('textbox', { name: /^Reason/ }), 'They trade in whatever sells.');
    await person.click(card.getByRole('button', { name: 'Sign' }));
    const title = 'Answer Trading & Distributors: not permissible?';
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(question.getByText(/^31 of 192 companies get another verdict\./)).toHaveTextContent(
      'TASIS: 4 compliant, 9 not compliant, 18 under review for something else. AAOIFI: 12 compliant.',
    );
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await person.click(question.getByRole('button', { name: 'Sign the answer' }));
    expect(await card.findByText(/^Signed\. The companies of the class are judged again/)).toBeVisible();
    expect(await sent(requests, 'POST', '/class-answers')).toEqual({
      className: 'Trading & Distributors',
      decision: 'not_permissible',
      reason: 'They trade in whatever sells.',
    });
  });

  it('shows an answer with those before it, and withdraws it; companies without a class have no answer', async () => {
    const { person, requests } = await open('/staff/standards?tab=classes');
    const card = within(await screen.findByRole('article', { name: 'Sugar' }));
    expect(card.getByText('Answered: permissible')).toBeVisible();
    const decisions = within(card.getByRole('list', { name: 'Decisions on Sugar' })).getAllByRole('listitem');
    expect(decisions.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^permissible: “Sugar is food; .*” Adil Alim, /),
      expect.stringMatching(/^doubtful: “What the mills do .*” Adil Alim, /),
    ]);
    await person.selectOptions(card.getByLabelText('Answer'), 'Withdraw the answer');
    await person.type(card.getByRole('textbox', { name: /^Reason/ }), 'Some mills sell spirit to drink.');
    await person.click(card.getByRole('button', { name: 'Sign' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw the answer on Sugar?' }));
    await person.click(question.getByRole('button', { name: 'Keep' }));
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);

    const none = within(screen.getByRole('article', { name: 'No class' }));
    expect(none.getByText(/They have nothing in common/)).toBeVisible();
    expect(none.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
    await person.click(none.getByText('The 143 companies'));
    expect(none.getByRole('link', { name: 'Newly Listed Limited' })).toHaveAttribute(
      'href',
      '/staff/standards?tab=stocks&stock=NEWCO',
    );
  });

  it('shows why an answer was refused', async () => {
    const refused = problem(404, 'class-unknown', 'No edition in force leaves that class open.');
    const { person } = await open('/staff/standards?tab=classes', [
      ...handlersOf({ 'GET /api/staff/class-answers/preview': refused }),
      ...full,
    ]);
    const card = within(await screen.findByRole('article', { name: 'Trading & Distributors' }));
    await person.click(card.getByRole('button', { name: 'Sign' }));
    expect(
      await card.findByText(/It was not signed\. No edition in force leaves that class open/),
    ).toBeVisible();
  });

  it('explains an empty list, and shows what failed', async () => {
    await open('/staff/standards', scenarios.empty);
    expect(await screen.findByText(/No edition is stored yet/)).toBeVisible();
    await open('/staff/standards', scenarios.error);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
