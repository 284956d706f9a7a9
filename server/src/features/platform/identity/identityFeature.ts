import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { tidyOneTimes } from '../oneTimeCodes/tidyOneTimes';
import { accountRoutes } from './accountRoutes';
import { changePasswordRoutes } from './changePasswordRoutes';
import { codeRoutes } from './codeRoutes';
import { createIdentityContext } from './IdentityContext';
import { identityRoutes } from './identityRoutes';
import { linkRoutes } from './linkRoutes';
import { ownPhoneRoutes } from './ownPhoneRoutes';
import { passwordRoutes } from './passwordRoutes';
import { createRegistrationRepository } from './registrationRepository';
import { registrationRoutes } from './registrationRoutes';
import { identityPersonalData } from './identityPersonalData';
import { oneTimePersonalData } from '../oneTimeCodes/oneTimePersonalData';

/** Signing in, making an account and proving who one is, except by another provider's word. */
export const identityFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(identityPersonalData);
  app.personalData.add(oneTimePersonalData);
  await app.register(identityRoutes);
  const context = createIdentityContext(app);
  for (const routes of [
    accountRoutes,
    registrationRoutes,
    passwordRoutes,
    changePasswordRoutes,
    codeRoutes,
    ownPhoneRoutes,
    linkRoutes,
  ])
    routes(app, context);
  app.jobs.add({
    name: 'registrations',
    everyMinutes: 60,
    run: () => createRegistrationRepository(app.db).tidy(app.clock.now()),
  });
  app.jobs.add({
    name: 'one-time codes',
    everyMinutes: 60,
    run: () => tidyOneTimes(app.db, app.clock.now()),
  });
};
