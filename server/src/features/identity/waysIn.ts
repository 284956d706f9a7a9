import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { tidyOneTimes } from '../oneTimeCodes/tidyOneTimes';
import { erasureRoutes } from '../privacy/erasureRoutes';
import { accountRoutes } from './accountRoutes';
import { changePasswordRoutes } from './changePasswordRoutes';
import { codeRoutes } from './codeRoutes';
import { createIdentityContext } from './IdentityContext';
import { linkRoutes } from './linkRoutes';
import { ownPhoneRoutes } from './ownPhoneRoutes';
import { passwordRoutes } from './passwordRoutes';
import { createRegistrationRepository } from './registrationRepository';
import { registrationRoutes } from './registrationRoutes';

/** Every way to make an account, to get into it except by another provider's word, and to be rid of it. */
export const waysIn: FastifyPluginAsyncZod = async (app) => {
  const context = createIdentityContext(app);
  for (const routes of [
    accountRoutes,
    registrationRoutes,
    passwordRoutes,
    changePasswordRoutes,
    codeRoutes,
    ownPhoneRoutes,
    linkRoutes,
    erasureRoutes,
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
