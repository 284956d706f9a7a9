import {
  LoginReply,
  PasskeyAddedReply,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeysReply,
  SecondStepMethodsReply,
  SecondStepReply,
} from '@tayyib/shared/contracts';
import { softwareAuthenticator } from '../../../server/src/features/accounts/identity/passkeys/softwareAuthenticator.testing';
import { testPassword } from '../../../server/src/testing';
import { passkeysApi } from '../../../shell/src/pages/profile/passkeys/passkeysApi';
import { passkeySignInApi } from '../../../shell/src/session/passkeys/passkeySignInApi';
import type { Known, Row } from './Row';

const passkeys = passkeysApi.endpoints;
const passkeySignIn = passkeySignInApi.endpoints;

const device = softwareAuthenticator();
/** What the device of a user answers. */
const created = ({ creation, origin }: Known) =>
  device.create(PasskeyCreationOptions.parse(creation), { origin });
const signed = ({ request, origin }: Known) => device.get(PasskeyRequestOptions.parse(request), { origin });

/** Adding a passkey and signing in with it. Removing it comes after the second step with a recovery code, which it ends. */
export const passkeyRows: Readonly<Record<string, Row>> = {
  beginPasskey: {
    as: 'rafi',
    route: 'POST /api/profile/passkeys/options',
    reply: PasskeyCreationOptions,
    ask: (send) => send(passkeys.beginPasskey.initiate({ password: testPassword })),
    learn: (body) => ({ creation: PasskeyCreationOptions.parse(body) }),
  },
  addPasskey: {
    as: 'rafi',
    route: 'POST /api/profile/passkeys',
    reply: PasskeyAddedReply,
    ask: (send, known) => send(passkeys.addPasskey.initiate({ name: 'Laptop', passkey: created(known) })),
    learn: (body) => ({ recoveryCode: PasskeyAddedReply.parse(body).recoveryCodes?.[0] ?? '' }),
  },
  getPasskeys: {
    as: 'rafi',
    route: 'GET /api/profile/passkeys',
    reply: PasskeysReply,
    ask: (send) => send(passkeys.getPasskeys.initiate()),
    learn: (body) => ({ passkey: PasskeysReply.parse(body).passkeys[0]?.id ?? '' }),
  },
  renamePasskey: {
    as: 'rafi',
    route: 'PUT /api/profile/passkeys/:id',
    reply: PasskeysReply,
    ask: (send, { passkey }) => send(passkeys.renamePasskey.initiate({ id: passkey, name: 'Phone' })),
  },
  beginPasskeySignIn: {
    as: null,
    route: 'POST /api/identity/passkey/options',
    reply: PasskeyRequestOptions,
    ask: (send) => send(passkeySignIn.beginPasskeySignIn.initiate()),
    learn: (body) => ({ request: PasskeyRequestOptions.parse(body) }),
  },
  signInByPasskey: {
    as: null,
    route: 'POST /api/identity/passkey/use',
    reply: LoginReply,
    ask: (send, known) => send(passkeySignIn.signInByPasskey.initiate({ passkey: signed(known) })),
  },
  getSecondStepMethods: {
    as: null,
    route: 'GET /api/identity/second-step/methods',
    reply: SecondStepMethodsReply,
    ask: (send) => send(passkeySignIn.getSecondStepMethods.initiate()),
  },
  beginPasskeyStep: {
    as: null,
    route: 'POST /api/identity/second-step/passkey/options',
    reply: PasskeyRequestOptions,
    ask: (send) => send(passkeySignIn.beginPasskeyStep.initiate()),
    learn: (body) => ({ request: PasskeyRequestOptions.parse(body) }),
  },
  completePasskeyStep: {
    as: null,
    route: 'POST /api/identity/second-step/passkey',
    reply: SecondStepReply,
    ask: (send, known) => send(passkeySignIn.completePasskeyStep.initiate({ passkey: signed(known) })),
  },
};
