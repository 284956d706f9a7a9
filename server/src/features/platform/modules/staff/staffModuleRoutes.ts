import {
  ChangeReason,
  ModuleHistoryQuery,
  ModuleHistoryReply,
  ModuleParams,
  ModuleSeriesQuery,
  ModuleSeriesReply,
  Problem,
  ReplaceVersion,
  SetCanary,
  SetEnabled,
  SetModuleAudience,
  SetStable,
  StaffModule,
  StaffModulesReply,
  Withdrawal,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { changesOfModule } from './changeModules';
import { readHistory } from './readHistory';
import { readSeries } from './readSeries';
import { readStaffModule, readStaffModules } from './readStaffModules';

const tags = ['Modules'];
const config = { access: 'staff' } as const;
/** What a change needs, and its reply: the module after the change. */
const change = <Body extends z.ZodType>(body: Body) => ({
  schema: {
    tags,
    params: ModuleParams,
    body,
    response: { 200: StaffModule, 404: Problem, 409: Problem, 422: Problem },
  },
  config,
});

/** The staff console's side of the registry. Every change needs a reason and is recorded in the history. */
export const staffModuleRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = (request: FastifyRequest, id: string) => changesOfModule(app, id, viewerOf(request).userId);
  const nowOf = (id: string) => readStaffModule(app, id);

  app.get('/staff/modules', { schema: { tags, response: { 200: StaffModulesReply } }, config }, () =>
    readStaffModules(app),
  );

  app.get(
    '/staff/modules/:id/history',
    {
      schema: {
        tags,
        params: ModuleParams,
        querystring: ModuleHistoryQuery,
        response: { 200: ModuleHistoryReply },
      },
      config,
    },
    ({ params: { id }, query: { before } }) => readHistory(app.db, id, before),
  );

  app.get(
    '/staff/modules/:id/series',
    {
      schema: {
        tags,
        params: ModuleParams,
        querystring: ModuleSeriesQuery,
        response: { 200: ModuleSeriesReply },
      },
      config,
    },
    ({ params: { id }, query: { hours } }) => readSeries(app, id, hours),
  );

  app.put('/staff/modules/:id/enabled', change(SetEnabled), async (request) => {
    const { id } = request.params;
    await changes(request, id).setEnabled(request.body);
    return nowOf(id);
  });

  app.put('/staff/modules/:id/audience', change(SetModuleAudience), async (request) => {
    const { id } = request.params;
    await changes(request, id).setAudience(request.body);
    return nowOf(id);
  });

  app.put('/staff/modules/:id/stable', change(SetStable), async (request) => {
    const { id } = request.params;
    await changes(request, id).setStable(request.body);
    return nowOf(id);
  });

  app.put('/staff/modules/:id/canary', change(SetCanary), async (request) => {
    const { id } = request.params;
    await changes(request, id).setCanary(request.body);
    return nowOf(id);
  });

  app.post('/staff/modules/:id/canary/end', change(Withdrawal), async (request) => {
    const { id } = request.params;
    await changes(request, id).endCanary(request.body);
    return nowOf(id);
  });

  app.post('/staff/modules/:id/rollback', change(Withdrawal), async (request) => {
    const { id } = request.params;
    await changes(request, id).rollBack(request.body);
    return nowOf(id);
  });

  app.post('/staff/modules/:id/replace', change(ReplaceVersion), async (request) => {
    const { id } = request.params;
    await changes(request, id).replace(request.body);
    return nowOf(id);
  });

  app.post('/staff/modules/:id/retire', change(ChangeReason), async (request) => {
    const { id } = request.params;
    await changes(request, id).retire(request.body.why);
    return nowOf(id);
  });
};
