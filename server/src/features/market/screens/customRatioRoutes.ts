import {
  Problem,
  SavedIdParams,
  SavedRatio,
  SavedRatiosReply,
  SavedRemovedReply,
  SaveRatioBody,
  ScreenProblem,
} from '@tayyib/shared/contracts';
import { maxCustomRatios } from '@tayyib/shared/limits';
import { defineRatios } from '@tayyib/shared/screens';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import {
  addCustomRatio,
  changeCustomRatio,
  readCustomRatios,
  removeCustomRatio,
} from './customRatiosRepository';
import type { CustomRatioRow } from './customRatiosRepository';

const tags = ['Screens'];
/** What people kept stays theirs to see and to delete when their plan ends. */
const theirs = { access: 'user' } as const;
const premium = { access: 'premium' } as const;

/** The viewer's own ratios: a name and a formula, used like a metric in screens and columns. */
export const customRatioRoutes: FastifyPluginAsyncZod = async (app) => {
  const list = async (userId: string) => withUnits(await readCustomRatios(app.db, userId));
  const one = async (userId: string, { id }: CustomRatioRow) => {
    const ratio = (await list(userId)).find((each) => each.id === id);
    if (!ratio) throw new Error('A ratio just kept is gone.');
    return ratio;
  };

  app.get(
    '/screens/ratios',
    { schema: { tags, response: { 200: SavedRatiosReply } }, config: theirs },
    async (request) => ({ ratios: await list(viewerOf(request).userId), limit: maxCustomRatios }),
  );

  app.post(
    '/screens/ratios',
    {
      schema: { tags, body: SaveRatioBody, response: { 201: SavedRatio, 409: Problem, 422: ScreenProblem } },
      config: premium,
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      return reply.code(201).send(await one(userId, await addCustomRatio(app.db, userId, request.body)));
    },
  );

  app.put(
    '/screens/ratios/:id',
    {
      schema: {
        tags,
        params: SavedIdParams,
        body: SaveRatioBody,
        response: { 200: SavedRatio, 404: Problem, 409: Problem, 422: ScreenProblem },
      },
      config: premium,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      return one(userId, await changeCustomRatio(app.db, userId, request.params.id, request.body));
    },
  );

  app.delete(
    '/screens/ratios/:id',
    {
      schema: {
        tags,
        params: SavedIdParams,
        response: { 200: SavedRemovedReply, 404: Problem, 409: Problem },
      },
      config: theirs,
    },
    async (request) => {
      await removeCustomRatio(app.db, viewerOf(request).userId, request.params.id);
      return { success: true as const };
    },
  );
};

function withUnits(rows: readonly CustomRatioRow[]): SavedRatio[] {
  const { ratios } = defineRatios(rows);
  return rows.map(({ id, name, text, createdAt }) => ({
    id,
    name,
    text,
    unit: ratios.find((ratio) => ratio.name === name)?.unit ?? null,
    createdAt: createdAt.toISOString(),
  }));
}
