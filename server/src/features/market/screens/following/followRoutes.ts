import {
  FollowChange,
  Problem,
  SavedIdParams,
  SavedScreen,
  ScreenChange,
  ScreenChangeParams,
  ScreenProblem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { loadCustomRatios } from '../customRatios/loadCustomRatios';
import { savedScreen } from '../savedScreens/savedScreen';
import { readSavedScreen } from '../savedScreens/savedScreensRepository';
import { findMatches } from './findMatches';
import { changeFollowing, followScreen, unfollowScreen } from './followRepository';
import { evaluateFollowedScreens } from './evaluateFollowedScreens';
import { readScreenChange } from './readScreenChange';

const tags = ['Screens'];
const premium = { access: 'premium' } as const;
/** A user whose plan ends may still stop following. */
const theirs = { access: 'user' } as const;

/** How often followed screens are evaluated. */
const evaluateEveryMinutes = 10;

/** Alerts when stocks enter or leave the matches of a saved screen. */
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
      const [saved, customRatios] = await Promise.all([
        readSavedScreen(app.db, userId, id),
        loadCustomRatios(app.db, userId),
      ]);
      const matches = await findMatches(await app.market.current(), saved, customRatios);
      return savedScreen(await followScreen(app.db, userId, id, matches, app.clock.now()), customRatios);
    },
  );

  app.patch(
    '/screens/saved/:id/follow',
    {
      schema: {
        tags,
        params: SavedIdParams,
        body: FollowChange,
        response: { 200: SavedScreen, 404: Problem },
      },
      config: premium,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const changed = await changeFollowing(app.db, userId, request.params.id, request.body);
      return savedScreen(changed, await loadCustomRatios(app.db, userId));
    },
  );

  app.delete(
    '/screens/saved/:id/follow',
    { schema: { tags, params: SavedIdParams, response: { 200: SavedScreen, 404: Problem } }, config: theirs },
    async (request) => {
      const { userId } = viewerOf(request);
      const left = await unfollowScreen(app.db, userId, request.params.id);
      return savedScreen(left, await loadCustomRatios(app.db, userId));
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
    everyMinutes: evaluateEveryMinutes,
    run: (ending) => evaluateFollowedScreens(app, app.market, ending),
  });
};
