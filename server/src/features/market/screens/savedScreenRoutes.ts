import {
  Problem,
  SavedIdParams,
  SavedRemovedReply,
  SavedScreen,
  SavedScreensReply,
  SaveScreenBody,
  ScreenProblem,
} from '@tayyib/shared/contracts';
import { maxSavedScreens } from '@tayyib/shared/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { noRatios, readOwnRatios } from './ownRatios';
import type { OwnRatios } from './ownRatios';
import { errorsIn, savedScreen } from './savedScreen';
import {
  addSavedScreen,
  changeSavedScreen,
  readSavedScreens,
  removeSavedScreen,
} from './savedScreensRepository';
import { UnreadableScreen } from './UnreadableScreen';

const tags = ['Screens'];
/** What people kept stays theirs to see and to delete when their plan ends. */
const theirs = { access: 'user' } as const;
const premium = { access: 'premium' } as const;

/** The viewer's own screens. Sharing one needs no route: its text goes into an address. */
export const savedScreenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/screens/saved',
    { schema: { tags, response: { 200: SavedScreensReply } }, config: theirs },
    async (request) => {
      const { userId } = viewerOf(request);
      const [rows, own] = await Promise.all([
        readSavedScreens(app.db, userId),
        readOwnRatios(app.db, userId),
      ]);
      return { screens: rows.map((row) => savedScreen(row, own)), limit: maxSavedScreens };
    },
  );

  app.post(
    '/screens/saved',
    {
      schema: {
        tags,
        body: SaveScreenBody,
        response: { 201: SavedScreen, 409: Problem, 422: ScreenProblem },
      },
      config: premium,
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const own = await readOwnRatios(app.db, userId);
      assertReadable(request.body, own);
      return reply.code(201).send(savedScreen(await addSavedScreen(app.db, userId, request.body), own));
    },
  );

  app.put(
    '/screens/saved/:id',
    {
      schema: {
        tags,
        params: SavedIdParams,
        body: SaveScreenBody,
        response: { 200: SavedScreen, 404: Problem, 409: Problem, 422: ScreenProblem },
      },
      config: premium,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const own = await readOwnRatios(app.db, userId);
      assertReadable(request.body, own);
      return savedScreen(await changeSavedScreen(app.db, userId, request.params.id, request.body), own);
    },
  );

  app.delete(
    '/screens/saved/:id',
    {
      schema: { tags, params: SavedIdParams, response: { 200: SavedRemovedReply, 404: Problem } },
      config: theirs,
    },
    async (request) => {
      await removeSavedScreen(app.db, viewerOf(request).userId, request.params.id);
      return { success: true as const };
    },
  );
};

function assertReadable({ text }: z.output<typeof SaveScreenBody>, own: OwnRatios = noRatios): void {
  const errors = errorsIn(text, own);
  if (errors.length > 0) throw new UnreadableScreen(text, errors);
}
