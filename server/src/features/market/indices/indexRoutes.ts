import { addMonths } from '@tayyib/shared/values/calendar';
import {
  IndexMembersPage,
  IndexMembersQuery,
  IndexQuery,
  IndexReply,
  IndicesPage,
  IndicesQuery,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { closesOf, indexKey } from '../../facts/records/indexRepository';
import { idParams, paged } from '../../../lib/lists';
import { answerByMarket } from '../marketSnapshot/http/answerByMarket';
import { withYearCloses } from '../marketSnapshot/companies/Company';
import { mediansOf } from '../marketSnapshot/companies/medians';
import { closeOf, indexRow, indexRows, memberRows, membersKnown, readIndices, sourceOf } from './readIndices';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Indices'];
const monthsOf = { '1y': 12, '5y': 60 } as const;
const params = idParams(80, 'nifty50');
const notes = [
  'Shares by count are of members answered; shares by weight are of the weights on record.',
  'Medians are ours, over the members; price to earnings and to book of a day are the publisher’s.',
];

/**
 * Market indices: their composition by verdict, and their movement. The list of stocks needs a premium plan.
 */
export const indexRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  answerByMarket(app, market.state);
  const stored = market.list('indices', (day) => readIndices(app.db, day));
  const named = async (id: string) => {
    const found = (await stored()).find((index) => index.id === indexKey(id));
    if (!found) throw new ProblemError(404, 'index-not-found', `There is no index ${id} on file.`);
    return found;
  };

  app.get(
    '/indices',
    {
      schema: { tags, querystring: IndicesQuery, response: { 200: IndicesPage, 304: NotModified } },
      config: { access: 'user' },
    },
    async ({ query }) => {
      const { standard, q = '' } = query;
      const figures = await market.figures();
      const rows = indexRows(await stored(), figures, standard).filter(({ id }) => id.includes(indexKey(q)));
      return { standard, ...paged(rows, query) };
    },
  );

  app.get(
    '/indices/:id',
    {
      schema: {
        tags,
        params,
        querystring: IndexQuery,
        response: { 200: IndexReply, 304: NotModified, 404: Problem },
      },
      config: { access: 'user' },
    },
    async ({ params: { id }, query: { standard, range } }) => {
      const [index, figures] = await Promise.all([named(id), market.figures()]);
      const closes = await closesOf(app.db, index.id, { from: addMonths(figures.day, -monthsOf[range]) });
      const [member] = index.members;
      return {
        standard,
        index: indexRow(index, figures, standard),
        medians: mediansOf(membersKnown(index.members, figures).map(({ company }) => company.row)),
        closes: closes.map(closeOf),
        membersSource: member ? sourceOf(member) : null,
        notes,
      };
    },
  );

  app.get(
    '/indices/:id/members',
    {
      schema: {
        tags,
        params,
        querystring: IndexMembersQuery,
        response: { 200: IndexMembersPage, 304: NotModified, 404: Problem },
      },
      config: { access: 'premium' },
    },
    async ({ params: { id }, query }) => {
      const { standard, badge } = query;
      const [index, figures] = await Promise.all([named(id), market.figures()]);
      const { rows, unknown } = memberRows(index.members, figures, standard);
      const chosen = rows.filter((row) => badge === undefined || row.badge === badge);
      const { rows: shown, ...page } = paged(chosen, query);
      const sent = shown.flatMap((row) => {
        const company = figures.company(row.isin);
        return company === undefined ? [] : [withYearCloses(row, company)];
      });
      return { standard, ...page, rows: sent, unknown };
    },
  );
};
