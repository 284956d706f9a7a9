import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deliveriesPlugin } from './deliveries/deliveriesPlugin';
import { alertRoutes } from './alertRoutes';
import { priceAlertRoutes } from './prices/priceAlertRoutes';
import { alertSettingsRoutes } from './settings/alertSettingsRoutes';
import { unsubscribeRoutes } from './settings/unsubscribeRoutes';
import { pictureRoutes } from './staff/pictureRoutes';
import { scannerHookRoutes } from './staff/scannerHookRoutes';
import { staffAlertRoutes } from './staff/staffAlertRoutes';

/** Alerts: what raises them, the list, and the channels they are sent over. */
export const alertsFeature: FastifyPluginAsyncZod = async (app) => {
  await app.register(alertRoutes);
  await app.register(priceAlertRoutes);
  await app.register(alertSettingsRoutes);
  await app.register(unsubscribeRoutes);
  await app.register(staffAlertRoutes);
  await app.register(pictureRoutes);
  await app.register(scannerHookRoutes);
  await app.register(deliveriesPlugin);
};
