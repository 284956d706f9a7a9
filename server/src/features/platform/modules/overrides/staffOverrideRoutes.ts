import {
  NewOverride,
  NewOverrideReply,
  OverrideParams,
  Problem,
  StaffOverridesReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { readPeople } from '../staff/readStaffModules';
import { makeOverride, toStaffOverride } from './makeOverride';
import { createOverrideRepository } from './overrideRepository';
import { requestedVersions } from './requestedVersions';
import { createSupportCodeRepository } from './supportCodeRepository';
import { dayMs } from '../../../../lib/durations';

const tags = ['Modules'];
const config = { access: 'staff' } as const;
const retentionDays = 90;

/** The staff side of testers' links: create one, list the open ones, revoke one. */
export const staffOverrideRoutes: FastifyPluginAsyncZod = async (app) => {
  const overrides = createOverrideRepository(app.db);
  const supportCodes = createSupportCodeRepository(app.db);

  app.get(
    '/staff/module-overrides',
    { schema: { tags, response: { 200: StaffOverridesReply } }, config },
    async () => {
      const rows = await overrides.listOpen(app.clock.now());
      const users = await readPeople(
        app.db,
        rows.flatMap(({ createdBy }) => createdBy ?? []),
      );
      const nameOf = (id: string | null) => (id && users.get(id)?.name) || 'a deleted user';
      return { overrides: rows.map((row) => toStaffOverride(row, nameOf(row.createdBy))) };
    },
  );

  app.post(
    '/staff/module-overrides',
    {
      schema: {
        tags,
        body: NewOverride,
        response: { 201: NewOverrideReply, 404: Problem, 409: Problem, 422: Problem },
      },
      config,
    },
    async (request, reply) => {
      const { modules, ...rest } = request.body;
      const versions = await requestedVersions(app, modules, viewerOf(request).userId);
      return reply.code(201).send(await makeOverride(app, request, { ...rest, versions }));
    },
  );

  app.delete(
    '/staff/module-overrides/:id',
    { schema: { tags, params: OverrideParams, response: { 204: z.undefined(), 404: Problem } }, config },
    async ({ params: { id } }, reply) => {
      if (!(await overrides.revoke(id, app.clock.now())))
        throw new ProblemError(404, 'not-found', 'There is no such link, or it is over.');
      return reply.code(204).send();
    },
  );

  app.jobs.add({
    name: 'forget-module-links',
    everyMinutes: 24 * 60,
    run: async () => {
      const now = app.clock.now();
      await overrides.deleteExpired(new Date(now.getTime() - retentionDays * dayMs));
      await supportCodes.deleteExpired(now);
    },
  });
};
