import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const secondFactorPersonalData: readonly Holding[] = [
  {
    table: 'totp_factors',
    exports: ['user_id', 'created_at', 'confirmed_at'],
    withholds: ['sealed_secret', 'last_step'],
    title: 'authenticatorApp',
    inWords: 'Your authenticator app',
    isOf: byUser,
  },
  {
    table: 'recovery_codes',
    exports: ['user_id', 'created_at', 'used_at'],
    withholds: ['code_hash'],
    title: 'recoveryCodes',
    inWords: 'Your recovery codes',
    isOf: byUser,
  },
  {
    table: 'passkeys',
    exports: ['id', 'user_id', 'transports', 'is_synced', 'name', 'created_at', 'last_used_at'],
    withholds: ['credential_id', 'public_key', 'counter'],
    title: 'passkeys',
    inWords: 'Your passkeys',
    isOf: byUser,
  },
  {
    table: 'passkey_challenges',
    exports: ['user_id', 'expires_at'],
    withholds: ['challenge_hash'],
    title: 'passkeyChallenges',
    inWords: 'Passkeys that are being used or added',
    isOf: byUser,
  },
  {
    table: 'pending_sign_ins',
    exports: ['user_id', 'device_type', 'return_to', 'tries', 'expires_at'],
    withholds: ['token_hash'],
    title: 'pendingSignIns',
    inWords: 'Sign-ins that wait for a second step',
    isOf: byUser,
  },
];
