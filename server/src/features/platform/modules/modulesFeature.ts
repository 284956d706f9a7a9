import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { moduleRoutes } from './moduleRoutes';
import { outcomeRoutes } from './outcomes/outcomeRoutes';
import { staffModuleRoutes } from './staff/staffModuleRoutes';
import { publishRoutes } from './publishing/publishRoutes';
import { ownerRoutes } from './owners/ownerRoutes';
import { overrideRoutes } from './overrides/overrideRoutes';
import { staffOverrideRoutes } from './overrides/staffOverrideRoutes';
import { supportCodeRoutes } from './overrides/supportCodeRoutes';
import { modulePersonalData } from './modulePersonalData';

/** The registry of modules: what is served, published, toggled, overridden and observed. */
export const modulesFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(modulePersonalData);
  await app.register(moduleRoutes);
  await app.register(outcomeRoutes);
  await app.register(staffModuleRoutes);
  await app.register(publishRoutes);
  await app.register(ownerRoutes);
  await app.register(overrideRoutes);
  await app.register(staffOverrideRoutes);
  await app.register(supportCodeRoutes);
};
