import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { tidyOneTimes } from '../oneTimeCodes/tidyOneTimes';
import { accountRoutes } from './accountRoutes';
import { changePasswordRoutes } from './changePasswordRoutes';
import { codeRoutes } from './codeRoutes';
import { createIdentityContext, type IdentityApp, type IdentityContext } from './IdentityContext';
import { linkRoutes } from './linkRoutes';
import { ownPhoneRoutes } from './ownPhoneRoutes';
import { passwordRoutes } from './passwordRoutes';
import { createRegistrationRepository } from './registrationRepository';
import { registrationRoutes } from './registrationRoutes';

/** Routes that need what identity proves people with. */
type IdentityRoutes = (app: IdentityApp, context: IdentityContext) => void;

/**
 * Every way to make an account and to get into it except by another provider's word. @param others routes of features that stand
 * on this one and ask for the same proofs
 */
export const waysIn =
  (...others: readonly IdentityRoutes[]): FastifyPluginAsyncZod =>
  async (app) => {
    const context = createIdentityContext(app);
    for (const routes of [
      accountRoutes,
      registrationRoutes,
      passwordRoutes,
      changePasswordRoutes,
      codeRoutes,
      ownPhoneRoutes,
      linkRoutes,
      ...others,
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
