import { Problem, PublicListParams } from '@tayyib/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { versionOf } from '../../../../lib/hashes';
import { idParams } from '../../../../lib/lists';
import { NotModified } from '../../../../plugins/http/conditional';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { readyScreensOf } from '../../screens/catalogue/readyScreensOf';
import type { PublicPages } from '../publicPages';
import { createCardPainter } from './createCardPainter';
import type { Card } from './drawCard';
import { listCard, screenCard, stockCard } from './shareCards';

const tags = ['Public stocks'];
const config = { access: 'public', knowsViewer: false, rateLimit: httpLimits.shareCards } as const;
/** Sites keep a card themselves; a verdict that changed is on it within the hour. */
const cacheControl = 'public, max-age=3600';
const response = {
  200: z.unknown().describe('A PNG picture of 1200 by 630 pixels.'),
  304: NotModified,
  404: Problem,
};
const noSuchCard = () => new ProblemError(404, 'no-such-card', 'There is no card of this.');

/** The pictures that other sites show beside a link to a public page. */
export const cardRoutes =
  (pages: PublicPages): FastifyPluginAsyncZod =>
  async (app) => {
    const painter = createCardPainter();

    const send = async (reply: FastifyReply, card: Card | null) => {
      if (card === null) throw noSuchCard();
      if (reply.isFresh(`${app.config.codeVersion} ${versionOf(card)}`, { cacheControl }))
        return reply.code(304).send();
      return reply.type('image/png').send(await painter.paint(card));
    };

    app.get(
      '/public/cards/stocks/:id',
      { schema: { tags, params: idParams(40, 'RELIANCE'), response }, config },
      async ({ params: { id } }, reply) => {
        const { stock } = (await pages.stock(id)).content;
        return send(reply, stock && stockCard(stock));
      },
    );

    app.get(
      '/public/cards/lists/:kind/:id',
      { schema: { tags, params: PublicListParams.omit({ page: true }), response }, config },
      async ({ params: { kind, id } }, reply) => {
        const { list } = (await pages.list(kind, id, 1)).content;
        return send(reply, list && listCard(list));
      },
    );

    app.get(
      '/public/cards/screens/:id',
      { schema: { tags, params: idParams(60, 'wide-headroom'), response }, config },
      async ({ params: { id } }, reply) => {
        const { screens, day } = readyScreensOf(await app.market.current()).reply;
        const screen = screens.find((each) => each.id === id);
        return send(reply, screen === undefined ? null : screenCard(screen, day));
      },
    );
  };
