import {
  Problem,
  SavedIdParams,
  SavedScreen,
  ScreenChange,
  ScreenChangeParams,
  ScreenProblem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { readOwnRatios } from '../customRatios/loadCustomRatios';
import { savedScreen } from '../savedScreens/savedScreen';
import { readSavedScreen } from '../savedScreens/savedScreensRepository';
import { findsOf } from './findMatches';
import { followScreen, leaveScreen } from './followRepository';
import { lookAtFollowed } from './evaluateFollowedScreens';
import { readScreenChange } from './readScreenChange';

const tags = ['Screens'];
const premium = { access: 'premium' } as const;
/** Whoever's plan ends may still stop what they began. */
const theirs = { access: 'user' } as const;

/** How often the market is asked for those who follow a screen. */
const lookEveryMinutes = 10;

/** Hearing of what comes to match a kept screen and what matches no more. */
export const followRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/screens/saved/:id/follow',
    {
      schema: {
        tags,
        params: SavedIdParams,
        response: { 200: SavedScreen, 404: Problem, 409: Problem, 422: ScreenProblem },
      },
      config: premium,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const { id } = request.params;
      const [kept, own] = await Promise.all([
        readSavedScreen(app.db, userId, id),
        readOwnRatios(app.db, userId),
      ]);
      const finds = await findsOf(await app.market.current(), kept, own);
      return savedScreen(await followScreen(app.db, userId, id, finds, app.clock.now()), own);
    },
  );

  app.delete(
    '/screens/saved/:id/follow',
    { schema: { tags, params: SavedIdParams, response: { 200: SavedScreen, 404: Problem } }, config: theirs },
    async (request) => {
      const { userId } = viewerOf(request);
      const left = await leaveScreen(app.db, userId, request.params.id);
      return savedScreen(left, await readOwnRatios(app.db, userId));
    },
  );

  app.get(
    '/screens/changes/:id',
    {
      schema: { tags, params: ScreenChangeParams, response: { 200: ScreenChange, 404: Problem } },
      config: premium,
    },
    async (request) =>
      readScreenChange(app.db, await app.market.current(), viewerOf(request).userId, request.params.id),
  );

  app.jobs.add({
    name: 'followed-screens',
    everyMinutes: lookEveryMinutes,
    run: (ending) => lookAtFollowed(app.db, app.market, ending),
  });
};
