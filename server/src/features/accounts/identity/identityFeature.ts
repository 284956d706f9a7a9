import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { removeExpired } from '../oneTimeCodes/oneTimeCodes';
import { accountRoutes } from './accountRoutes';
import { changePasswordRoutes } from './password/changePasswordRoutes';
import { codeRoutes } from './codes/codeRoutes';
import { createIdentityContext } from './IdentityContext';
import { identityRoutes } from './identityRoutes';
import { linkRoutes } from './codes/linkRoutes';
import { ownPasskeyRoutes } from './passkeys/ownPasskeyRoutes';
import { passkeySignInRoutes } from './passkeys/passkeySignInRoutes';
import { passkeyStepRoutes } from './passkeys/passkeyStepRoutes';
import { phoneRoutes } from './phone/phoneRoutes';
import { passwordRoutes } from './password/passwordRoutes';
import { createRegistrationRepository } from './registration/registrationRepository';
import { registrationRoutes } from './registration/registrationRoutes';
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes';
import { secondStepRoutes } from './secondFactor/secondStepRoutes';
import { secondFactorPersonalData } from '../secondFactor/secondFactorPersonalData';
import { identityPersonalData } from './identityPersonalData';
import { oneTimePersonalData } from '../oneTimeCodes/oneTimePersonalData';

/** Signing in, registering and verifying, except through an external provider. */
export const identityFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(identityPersonalData);
  app.personalData.add(oneTimePersonalData);
  app.personalData.add(secondFactorPersonalData);
  await app.register(identityRoutes);
  const context = createIdentityContext(app);
  for (const routes of [
    accountRoutes,
    registrationRoutes,
    passwordRoutes,
    changePasswordRoutes,
    codeRoutes,
    phoneRoutes,
    linkRoutes,
    secondFactorRoutes,
    secondStepRoutes,
    ownPasskeyRoutes,
    passkeyStepRoutes,
    passkeySignInRoutes,
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
    run: () => removeExpired(app.db, app.clock.now()),
  });
};
