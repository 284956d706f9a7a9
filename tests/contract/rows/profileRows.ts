import { createHash } from 'node:crypto';
import {
  AvatarReply,
  ConsentsReply,
  DispatchReply,
  ErasedReply,
  ErasureReply,
  FirstStepsReply,
  LinkedProvidersReply,
  InvoicesReply,
  ProfileReply,
  RecoveryCodesReply,
  RenewedReply,
  SecondFactorReply,
  SecondFactorSetupReply,
  SecondStepReply,
  SecurityEventsReply,
  SessionEndedReply,
  SessionReply,
  SessionsReply,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { externalIdentities } from '../../../server/src/database/schema/accounts/externalIdentityTables';
import { pendingSignIns } from '../../../server/src/database/schema/accounts/secondFactorTables';
import { codeOf } from '../../../server/src/features/accounts/identity/secondFactor/secondFactorFixtures';
import { testPassword } from '../../../server/src/testing';
import { consentsApi, myStandardApi } from '@tayyib/shared/sdk/api';
import { disclaimerApi } from '../../../mfe-screener/src/api/disclaimerApi';
import { aPerson } from '../../../shared/src/testing/people';
import { providersApi } from '../../../shell/src/pages/profile/providers/providersApi';
import { phoneApi } from '../../../shell/src/pages/profile/phone/phoneApi';
import { secondFactorApi } from '../../../shell/src/pages/profile/secondFactor/secondFactorApi';
import { passkeysApi } from '../../../shell/src/pages/profile/passkeys/passkeysApi';
import { identityApi } from '../../../shell/src/session/identityApi';
import { billingApi } from '../../../shell/src/pages/plans/billingApi';
import { profileApi } from '../../../shell/src/pages/profile/profileApi';
import { arrangementApi } from '../../../shell/src/pages/dashboard/arrangementApi';
import { erasureApi } from '../../../shell/src/pages/profile/erasure/erasureApi';
import { passkeyRows } from './passkeyRows';
import type { Row } from './Row';

const privacy = erasureApi.endpoints;
const profile = profileApi.endpoints;
const phones = phoneApi.endpoints;
const providers = providersApi.endpoints;
const dashboard = arrangementApi.endpoints;
const factors = secondFactorApi.endpoints;

/** A number reserved for fiction. */
const phone = '+12025550102';

/** Of bob, from the change of his password on. */
const newPassword = 'another long secret';

/** A grey square of four pixels. */
const pixels =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWMoBwMGCAUAJxoFleNAl/gAAAAASUVORK5CYII=';
const picture = new Blob([Buffer.from(pixels, 'base64')], { type: 'image/png' });

/** Lets Google sign in to that account. */
export async function linkGoogle(app: FastifyInstance, userId: string): Promise<void> {
  const linked = {
    provider: 'google',
    subject: `subject of ${userId}`,
    userId,
    linkedAt: new Date(),
  } as const;
  await app.db.insert(externalIdentities).values(linked);
}

/** The cookie of a sign-in that waits for its second step. */
export const pendingToken = 's'.repeat(43);

/** Brings that user to the second step of a sign-in. */
export async function reachSecondStep(app: FastifyInstance, userId: string): Promise<void> {
  const tokenHash = createHash('sha256').update(pendingToken).digest('base64url');
  const expiresAt = new Date(Date.now() + 600_000);
  const pending = { tokenHash, userId, deviceType: 0, expiresAt };
  await app.db.insert(pendingSignIns).values(pending).onConflictDoNothing();
}

/** The requests of the profile page. */
export const profileRows: Readonly<Record<string, Row>> = {
  getInvoices: {
    as: 'bob',
    route: 'GET /api/billing/invoices',
    reply: InvoicesReply,
    ask: (send) => send(billingApi.endpoints.getInvoices.initiate()),
  },
  getProfile: {
    as: 'bob',
    route: 'GET /api/profile',
    reply: ProfileReply,
    ask: (send) => send(profile.getProfile.initiate()),
  },
  saveProfile: {
    as: 'bob',
    route: 'PUT /api/profile',
    reply: SessionReply,
    ask: (send) => send(profile.saveProfile.initiate({ first_name: 'Bob', description: 'Investor' })),
  },
  saveAvatar: {
    as: 'bob',
    route: 'PUT /api/profile/avatar',
    reply: AvatarReply,
    ask: (send) => send(profile.saveAvatar.initiate(picture)),
  },
  removeAvatar: {
    as: 'bob',
    route: 'DELETE /api/profile/avatar',
    reply: AvatarReply,
    ask: (send) => send(profile.removeAvatar.initiate()),
  },
  changePassword: {
    as: 'bob',
    route: 'PUT /api/profile/password',
    reply: RenewedReply,
    ask: (send) => send(profile.changePassword.initiate({ current: testPassword, password: newPassword })),
  },
  sendOwnPhoneCode: {
    as: 'bob',
    route: 'POST /api/identity/phone',
    reply: DispatchReply,
    ask: (send) => send(phones.sendOwnPhoneCode.initiate({ phone, password: newPassword })),
  },
  sendPhoneProof: {
    as: 'bob',
    route: 'POST /api/identity/phone/proof',
    reply: DispatchReply,
    ask: (send) => send(phones.sendPhoneProof.initiate()),
  },
  saveOwnPhone: {
    as: 'bob',
    route: 'POST /api/identity/phone/use',
    reply: RenewedReply,
    ask: async (send, _known, { lastCode }) =>
      send(phones.saveOwnPhone.initiate({ phone, code: await lastCode(phone) })),
  },
  removeOwnPhone: {
    as: 'bob',
    route: 'DELETE /api/identity/phone',
    reply: RenewedReply,
    ask: (send) => send(phones.removeOwnPhone.initiate({ password: newPassword })),
  },
  getLinkedProviders: {
    as: 'bob',
    route: 'GET /api/profile/providers',
    reply: LinkedProvidersReply,
    ask: (send) => send(providers.getLinkedProviders.initiate()),
  },
  sendProviderProof: {
    as: 'bob',
    route: 'POST /api/profile/providers/proof',
    reply: DispatchReply,
    ask: (send) => send(providers.sendProviderProof.initiate()),
  },
  changeLinkedProvider: {
    as: 'bob',
    route: 'PUT /api/profile/providers/:provider',
    reply: RenewedReply,
    ask: (send) =>
      send(
        providers.changeLinkedProvider.initiate({
          provider: 'google',
          isAllowed: false,
          password: newPassword,
        }),
      ),
  },
  getSecondFactor: {
    as: 'bob',
    route: 'GET /api/profile/second-factor',
    reply: SecondFactorReply,
    ask: (send) => send(factors.getSecondFactor.initiate()),
  },
  sendSecondFactorProof: {
    as: 'bob',
    route: 'POST /api/profile/second-factor/proof',
    reply: DispatchReply,
    ask: (send) => send(factors.sendSecondFactorProof.initiate()),
  },
  beginSecondFactor: {
    as: 'bob',
    route: 'POST /api/profile/second-factor',
    reply: SecondFactorSetupReply,
    ask: (send) => send(factors.beginSecondFactor.initiate({ password: newPassword })),
    learn: (body) => ({ totpSecret: SecondFactorSetupReply.parse(body).secret }),
  },
  confirmSecondFactor: {
    as: 'bob',
    route: 'POST /api/profile/second-factor/confirm',
    reply: RecoveryCodesReply,
    ask: (send, { totpSecret }) =>
      send(factors.confirmSecondFactor.initiate({ code: codeOf(totpSecret, new Date()) })),
  },
  replaceRecoveryCodes: {
    as: 'bob',
    route: 'POST /api/profile/second-factor/recovery-codes',
    reply: RecoveryCodesReply,
    ask: (send) => send(factors.replaceRecoveryCodes.initiate({ password: newPassword })),
  },
  removeSecondFactor: {
    as: 'bob',
    route: 'POST /api/profile/second-factor/remove',
    reply: RenewedReply,
    ask: (send) => send(factors.removeSecondFactor.initiate({ password: newPassword })),
  },
  ...passkeyRows,
  completeSecondStep: {
    as: null,
    route: 'POST /api/identity/second-step',
    reply: SecondStepReply,
    ask: (send, { recoveryCode }) =>
      send(identityApi.endpoints.completeSecondStep.initiate({ code: recoveryCode })),
  },
  removePasskey: {
    as: 'rafi',
    route: 'POST /api/profile/passkeys/:id/remove',
    reply: RenewedReply,
    ask: (send, { passkey }) =>
      send(passkeysApi.endpoints.removePasskey.initiate({ id: passkey, password: testPassword })),
  },
  getDevices: {
    as: 'bob',
    route: 'GET /api/sessions',
    reply: SessionsReply,
    ask: (send) => send(profile.getDevices.initiate()),
  },
  endOtherSessions: {
    as: 'bob',
    route: 'DELETE /api/sessions',
    reply: SessionEndedReply,
    ask: (send) => send(profile.endOtherSessions.initiate()),
  },
  getConsents: {
    as: 'bob',
    route: 'GET /api/consents',
    reply: ConsentsReply,
    ask: (send) => send(consentsApi.endpoints.getConsents.initiate()),
  },
  setConsent: {
    as: 'bob',
    route: 'PUT /api/consents/:purpose',
    reply: ConsentsReply,
    ask: (send) =>
      send(consentsApi.endpoints.setConsent.initiate({ purpose: 'community-terms', isGiven: true })),
  },
  saveMyStandard: {
    as: 'bob',
    route: 'PUT /api/profile',
    reply: SessionReply,
    ask: (send) =>
      send(myStandardApi.endpoints.saveMyStandard.initiate({ user: aPerson(), standard: 'AAOIFI' })),
  },
  saveArrangement: {
    as: 'bob',
    route: 'PUT /api/profile/dashboard',
    reply: SessionReply,
    ask: (send) =>
      send(dashboard.saveArrangement.initiate({ order: [], hidden: [], firstStepsClosed: true })),
  },
  getFirstSteps: {
    as: 'bob',
    route: 'GET /api/profile/first-steps',
    reply: FirstStepsReply,
    ask: (send) => send(dashboard.getFirstSteps.initiate()),
  },
  agreeToDisclaimer: {
    as: 'bob',
    route: 'PUT /api/consents/:purpose',
    reply: ConsentsReply,
    ask: (send) => send(disclaimerApi.endpoints.agreeToDisclaimer.initiate()),
  },
  getSecurityEvents: {
    as: 'bob',
    route: 'GET /api/profile/security-events',
    reply: SecurityEventsReply,
    ask: (send) => send(profile.getSecurityEvents.initiate()),
  },
  getErasure: {
    as: 'basim',
    route: 'GET /api/profile/erasure',
    reply: ErasureReply,
    ask: (send) => send(privacy.getErasure.initiate()),
  },
  sendErasureCode: {
    as: 'basim',
    route: 'POST /api/profile/erasure/code',
    reply: DispatchReply,
    ask: (send) => send(privacy.sendErasureCode.initiate()),
  },
  eraseAccount: {
    as: 'basim',
    route: 'DELETE /api/profile',
    reply: ErasedReply,
    ask: (send) => send(privacy.eraseAccount.initiate({ word: 'ERASE', password: testPassword })),
  },
};
