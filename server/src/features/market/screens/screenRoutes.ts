import {
  Problem,
  ScreenCountReply,
  ScreenExportQuery,
  ScreenProblem,
  ScreenQuestionBody,
  ScreenRunBody,
  ScreenRunReply,
  ScreenWhyBody,
  ScreenWhyReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { countScreen } from './countScreen';
import { explainRow } from './explainRow';
import { readOwnRatios } from './ownRatios';
import { prepareScreen, textOfQuestion } from './prepareScreen';
import { needsOfColumn } from './readColumns';
import { runScreen, screenTable } from './runScreen';
import type { View } from './runScreen';
import { screenCsv } from './screenCsv';

const tags = ['Screens'];
const config = { access: 'premium' } as const;

const csv = z.unknown().meta({
  description: 'CSV in UTF-8, every row.',
  examples: [
    'Name,Code,ISIN,Verdict,Price (₹)\r\nTata Consultancy Services Limited,TCS,INE467B01029,Compliant,3105.2',
  ],
});

type Question = Parameters<typeof textOfQuestion>[0] & Pick<View, 'standard'> & Partial<View>;

/** Asking the market in the words of the screen language. */
export const screenRoutes: FastifyPluginAsyncZod = async (app) => {
  const ready = async (request: FastifyRequest, question: Question) => {
    const [picture, own] = await Promise.all([
      app.market.current(),
      readOwnRatios(app.db, viewerOf(request).userId),
    ]);
    const prepared = prepareScreen(picture, textOfQuestion(question), own);
    const { asOf, needs } = prepared.screen;
    const { standard, columns = [], sort } = question;
    const shown = [...columns, ...(sort === undefined ? [] : [sort])];
    // a length or a month nobody asked for yet is worked out while others have their turn
    for (const each of [needs, ...shown.map((text) => needsOfColumn(text, own))])
      await picture.prepareColumns(standard, asOf, each);
    return { picture, own, prepared };
  };

  app.post(
    '/screens/count',
    {
      schema: { tags, body: ScreenQuestionBody, response: { 200: ScreenCountReply, 422: ScreenProblem } },
      config,
    },
    async (request) => {
      const { picture, prepared } = await ready(request, request.body);
      return countScreen(picture, prepared, request.body.standard);
    },
  );

  app.post(
    '/screens/run',
    { schema: { tags, body: ScreenRunBody, response: { 200: ScreenRunReply, 422: ScreenProblem } }, config },
    async (request) => {
      const { picture, own, prepared } = await ready(request, request.body);
      return runScreen(picture, prepared, own, request.body);
    },
  );

  app.post(
    '/screens/why',
    {
      schema: {
        tags,
        body: ScreenWhyBody,
        response: { 200: ScreenWhyReply, 404: Problem, 422: ScreenProblem },
      },
      config,
    },
    async (request) => {
      const { picture, prepared } = await ready(request, request.body);
      return explainRow(picture, prepared, request.body.standard, request.body.isin);
    },
  );

  app.get(
    '/screens/export',
    {
      schema: {
        tags,
        querystring: ScreenExportQuery,
        response: { 200: csv, 422: ScreenProblem },
      },
      config,
    },
    async (request, reply) => {
      const { picture, own, prepared } = await ready(request, request.query);
      const table = screenTable(picture, prepared, own, request.query);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="screen-${picture.day}.csv"`)
        .header('cache-control', 'no-store')
        .send(screenCsv(table));
    },
  );
};
