import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { buyerOf } from '../billingFixtures';

const seller = {
  name: 'Amanah & Sons',
  address: '1 Market Road, Mumbai',
  gstin: '27AAPFU0939F1ZV',
  state: '27',
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp({ seller });
});
afterAll(() => app.close());

/** Buys from that state and reads the invoice: its figures and its page. */
async function invoiceFor(name: 'ann' | 'bob' | 'sana', extra: object) {
  const buyer = await buyerOf(app, name);
  const { body } = await buyer.checkout({ plan: 'premium', period: 'monthly' }, extra);
  await buyer.confirm(body.order.id);
  const [{ id }] = await buyer.invoices();
  const { rows } = await app.store.pool.query(
    `select total_paise::int as total, taxable_paise::int as taxable, cgst_paise::int as cgst,
       sgst_paise::int as sgst, igst_paise::int as igst, place_of_supply as place from invoices where id = $1`,
    [id],
  );
  return { figures: rows[0], page: (await buyer.open(`billing/invoices/${id}`)).body };
}

it('names the seller, the kind of service and the halves of the tax within a state', async () => {
  const { figures, page } = await invoiceFor('ann', { state: '27' });
  expect(figures).toEqual({ total: 29_900, taxable: 25_338, cgst: 2281, sgst: 2281, igst: 0, place: '27' });
  for (const text of ['Amanah &#38; Sons', 'GSTIN 27AAPFU0939F1ZV', 'SAC 998439', 'Maharashtra (27)'])
    expect(page).toContain(text);
  expect(page).toContain('of which CGST at 9%');
  expect(page).toContain('of which SGST at 9%');
});

it('an invoice takes the tax of the union between states', async () => {
  const { figures, page } = await invoiceFor('bob', { state: '29' });
  expect(figures).toEqual({ total: 29_900, taxable: 25_339, cgst: 0, sgst: 0, igst: 4561, place: '29' });
  expect(page).toContain('Place of supply: Karnataka (29)');
  expect(page).toContain('of which IGST at 18%');
});

it('an invoice takes the seller’s state where the buyer says none, and no state that there is not', async () => {
  expect((await invoiceFor('sana', {})).figures).toMatchObject({ place: '27', cgst: 2281 });
  const rafi = await buyerOf(app, 'basim');
  const refused = await rafi.checkout({ plan: 'premium', period: 'monthly' }, { state: '99' });
  expect(refused.body).toMatchObject({ code: 'invalid-request', field: 'state' });
});
