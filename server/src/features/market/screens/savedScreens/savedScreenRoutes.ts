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
import { viewerOf } from '../../../../plugins/session/Viewer';
import { noCustomRatios, loadCustomRatios } from '../customRatios/loadCustomRatios';
import type { CustomRatios } from '../customRatios/loadCustomRatios';
import { errorsIn, savedScreen } from './savedScreen';
import {
  addSavedScreen,
  changeSavedScreen,
  readSavedScreens,
  removeSavedScreen,
} from './savedScreensRepository';
import { UnreadableScreen } from '../UnreadableScreen';

const tags = ['Screens'];
/** What a user saved stays visible and deletable after their plan ends. */
const theirs = { access: 'user' } as const;
const premium = { access: 'premium' } as const;

/** The viewer's saved screens. Sharing one needs no route: its text goes into a URL. */
export const savedScreenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/screens/saved',
    { schema: { tags, response: { 200: SavedScreensReply } }, config: theirs },
    async (request) => {
      const { userId } = viewerOf(request);
      const [rows, customRatios] = await Promise.all([
        readSavedScreens(app.db, userId),
        loadCustomRatios(app.db, userId),
      ]);
      return { screens: rows.map((row) => savedScreen(row, customRatios)), limit: maxSavedScreens };
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
      const customRatios = await loadCustomRatios(app.db, userId);
      assertReadable(request.body, customRatios);
      return reply
        .code(201)
        .send(savedScreen(await addSavedScreen(app.db, userId, request.body), customRatios));
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
      const customRatios = await loadCustomRatios(app.db, userId);
      assertReadable(request.body, customRatios);
      return savedScreen(
        await changeSavedScreen(app.db, userId, request.params.id, request.body),
        customRatios,
      );
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

function assertReadable(
  { text }: z.output<typeof SaveScreenBody>,
  customRatios: CustomRatios = noCustomRatios,
): void {
  const errors = errorsIn(text, customRatios);
  if (errors.length > 0) throw new UnreadableScreen(text, errors);
}
