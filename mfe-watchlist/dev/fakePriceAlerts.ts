import { http, HttpResponse, type RequestHandler } from 'msw';
import type {
  PriceAlert,
  PriceAlertBody,
  PriceAlertChanges,
  PriceAlertsReply,
} from '@tayyib/shared/contracts';
import { problem } from '@tayyib/shared/standalone';
import { stocks } from './stocks';

const idOf = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
const missing = () => problem(404, 'no-such-price-alert', 'You have no such price alert.');

/** Fake replies about the price alerts of one user, in memory. */
export function fakePriceAlerts(
  given: readonly PriceAlertBody[] = [],
  limit = 50,
): readonly RequestHandler[] {
  let created = 0;
  const create = ({ stock: id, direction, price }: PriceAlertBody): PriceAlert => {
    created += 1;
    const stock = stocks.find(({ isin, stock_code }) => isin === id || stock_code === id);
    return {
      id: idOf(created),
      isin: stock?.isin ?? id,
      stock_code: stock?.stock_code ?? id,
      stock: stock?.stock ?? id,
      direction,
      price,
      dividedPrice: null,
      lastClose: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      reachedAt: null,
    };
  };
  let alerts = given.map(create);
  let removed: PriceAlert[] = [];
  const listed = (status = 200) => HttpResponse.json<PriceAlertsReply>({ alerts, limit }, { status });
  return [
    http.get('/api/price-alerts', () => listed()),
    http.patch<never, PriceAlertChanges>('/api/price-alerts', async ({ request }) => {
      const { remove, add } = await request.json();
      const remaining = alerts.filter(({ id }) => !remove.includes(id));
      if (add && remaining.length >= limit)
        return problem(409, 'price-alert-limit', `You have ${limit} price alerts waiting.`);
      removed = [...removed, ...alerts.filter(({ id }) => remove.includes(id))];
      alerts = add ? [create(add), ...remaining] : remaining;
      return listed();
    }),
    http.post<{ id: string }>('/api/price-alerts/:id/restore', ({ params }) => {
      const back = removed.filter(({ id }) => id === params.id);
      if (back.length === 0) return missing();
      removed = removed.filter(({ id }) => id !== params.id);
      alerts = [...back, ...alerts];
      return listed();
    }),
  ];
}
