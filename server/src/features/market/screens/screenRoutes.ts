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
import { countScreen, prepareScreen, screenText, runScreen, screenTable } from './runScreen';
import type { ScreenView } from './runScreen';
import { explainRow } from './explainRow';
import { loadCustomRatios } from './customRatios/loadCustomRatios';
import { needsOfColumn, workOfColumn } from './readColumns';
import { createWorkAllowance } from './workAllowance';
import { screenCsv } from './screenCsv';

const tags = ['Screens'];
const config = { access: 'premium' } as const;

const csv = z.unknown().meta({
  description: 'CSV in UTF-8, every row.',
  examples: [
    'Name,Code,ISIN,Verdict,Price (₹)\r\nTata Consultancy Services Limited,TCS,INE467B01029,Compliant,3105.2',
  ],
});

type Question = Parameters<typeof screenText>[0] & Pick<ScreenView, 'standard'> & Partial<ScreenView>;

/** Querying the market in the screen language. */
export const screenRoutes: FastifyPluginAsyncZod = async (app) => {
  const spendWork = createWorkAllowance(app);
  const ready = async (request: FastifyRequest, question: Question) => {
    const [snapshot, customRatios] = await Promise.all([
      app.market.current(),
      loadCustomRatios(app.db, viewerOf(request).userId),
    ]);
    const prepared = prepareScreen(snapshot, screenText(question), customRatios);
    const { asOf, needs } = prepared.screen;
    const { standard, columns = [], sort } = question;
    const shown = [...columns, ...(sort === undefined ? [] : [sort])];
    const columnWork = shown.reduce((sum, text) => sum + workOfColumn(text, prepared.customRatios), 0);
    await spendWork(viewerOf(request).userId, prepared.screen.work + columnWork);
    // an unusual period or month is computed first, yielding to the event loop
    for (const each of [needs, ...shown.map((text) => needsOfColumn(text, prepared.customRatios))])
      await snapshot.columns(asOf).prepare(standard, each);
    return prepared;
  };

  app.post(
    '/screens/count',
    {
      schema: { tags, body: ScreenQuestionBody, response: { 200: ScreenCountReply, 422: ScreenProblem } },
      config,
    },
    async (request) => {
      return countScreen(await ready(request, request.body), request.body.standard);
    },
  );

  app.post(
    '/screens/run',
    { schema: { tags, body: ScreenRunBody, response: { 200: ScreenRunReply, 422: ScreenProblem } }, config },
    async (request) => {
      return runScreen(await ready(request, request.body), request.body);
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
      return explainRow(await ready(request, request.body), request.body.standard, request.body.isin);
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
      const prepared = await ready(request, request.query);
      const table = screenTable(prepared, request.query);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="screen-${prepared.snapshot.day}.csv"`)
        .header('cache-control', 'no-store')
        .send(screenCsv(table));
    },
  );
};
