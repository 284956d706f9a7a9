import { z } from 'zod';
import { RenewedReply } from './identity';

/** Binary data in base64url. */
const Encoded = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000);
const CredentialId = Encoded.min(1).max(1400);
const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };
const Transport = z.string().max(20);

const Name = z.string().trim().min(1, 'Enter a name.').max(40, 'Use at most 40 characters.');

/** A passkey of the viewer. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether its provider copies it to other devices of the user. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeysReply = z.object({ passkeys: z.array(Passkey) });
export type PasskeysReply = z.infer<typeof PasskeysReply>;

const descriptors = z.array(
  z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }),
);

/** For `navigator.credentials.create`: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: descriptors.optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
    })
    .optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** For `navigator.credentials.get`: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: descriptors.optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** What `navigator.credentials.create` gave: `RegistrationResponseJSON` of WebAuthn. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.array(Transport).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** What `navigator.credentials.get` gave: `AuthenticationResponseJSON` of WebAuthn. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const PasskeyNameBody = z.object({ name: Name });
export type PasskeyNameBody = z.input<typeof PasskeyNameBody>;

export const AddPasskeyBody = z.object({ name: Name, passkey: PasskeyRegistration });
export type AddPasskeyBody = z.input<typeof AddPasskeyBody>;

/** Recovery codes come with the first second factor; null where the user had one before. */
export const PasskeyAddedReply = RenewedReply.extend({ recoveryCodes: z.array(z.string()).nullable() });
export type PasskeyAddedReply = z.infer<typeof PasskeyAddedReply>;

export const UsePasskeyBody = z.object({ passkey: PasskeyAssertion });
export type UsePasskeyBody = z.input<typeof UsePasskeyBody>;
