import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { portfolioFactsRoutes } from './portfolioFactsRoutes';
import { portfolioPersonalData } from './portfolioPersonalData';
import { erasePortfolio } from './portfolioRepository';
import { hasConsent } from '../../accounts/consents/consentRepository';
import { portfolioRoutes } from './portfolioRoutes';

/** Portfolios, and what is on file of the companies in them. */
export const portfolioFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(portfolioPersonalData);
  app.events.on('consent.withdrawn', async ({ userId, purpose }) => {
    if (purpose !== 'portfolio') return;
    // given again meanwhile: what is stored since then stays
    if (await hasConsent(app.db, userId, 'portfolio')) return;
    await erasePortfolio(app.db, userId);
  });
  await app.register(portfolioRoutes);
  await app.register(portfolioFactsRoutes);
};
