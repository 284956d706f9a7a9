import { z } from 'zod';
import { address } from './variables';

const text = z.string().optional();

const randomSecret = z
  .string()
  .min(32, 'must be at least 32 characters long')
  .refine((secret) => new Set(secret).size >= 10, 'must be random, like the output of openssl rand -hex 32');

/** The variables that configure sign-in methods. */
export const identityEnvironment = {
  IDENTITY_SECRET: randomSecret.optional(),
  IDENTITY_SECRET_PREVIOUS: randomSecret.optional(),
  REQUIRE_SECOND_FACTOR: z.enum(['on', 'off'], 'must be on or off').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example').optional(),
  MAIL_FROM: z.string().default('Tayyib <no-reply@tayyib.example>'),
  SMS_URL: address(['http:', 'https:'], 'https://sms.example/messages').optional(),
  SMS_KEY: text,
  SMS_COUNTRIES: z
    .string()
    .regex(/^\+\d{1,4}(,\+\d{1,4})*$/, 'must be country codes like +91,+971')
    .default('+91'),
  GOOGLE_ISSUER: address(['http:', 'https:'], 'https://accounts.google.com').default(
    'https://accounts.google.com',
  ),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_ISSUER: address(['http:', 'https:'], 'https://appleid.apple.com').default(
    'https://appleid.apple.com',
  ),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
};

type Environment = z.infer<z.ZodObject<typeof identityEnvironment>>;

interface ConfigContext {
  mode: 'development' | 'production' | 'test';
  publicUrl: URL | undefined;
}

/** A client registered at Google by id and secret. */
export interface GoogleConfig {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** A client registered at Apple by a key: every request carries a token signed with it. */
export interface AppleConfig {
  issuer: URL;
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS 8, in PEM. */
  privateKey: string;
}

/** The configuration of sign-in methods. */
export interface IdentityConfig {
  /**
   * Keys the hashes of codes and of the counters of wrong passwords, so that a copy of the database reveals
   * neither.
   */
  secret: string;
  /** The one before it, while it is being replaced: second factors stored with it still work. */
  previousSecret?: string | undefined;
  /** Whether staff and administrators must have a second factor to do their work. */
  requiresSecondFactor: boolean;
  /** Null where no mail is sent: then mails stay in the outbox. */
  smtp: {
    url: string;
    from: string;
    /** Refuses to send to a server that does not encrypt: mails contain codes. */
    requiresTls?: boolean;
  } | null;
  sms: { url: string; key: string } | null;
  /** The country codes that text messages are sent to, like `+91`; null where none leaves the machine. */
  smsCountries: readonly string[] | null;
  /** Whether unsent mails and text messages can be read at `/api/dev/outbox`. Never in production. */
  hasOutbox: boolean;
  google: GoogleConfig | null;
  apple: AppleConfig | null;
}

/** For machines without real accounts. */
const openSecret = 'not a secret: for development and tests only';

/** Throws an Error whose message names the missing variable. */
export function readIdentityConfig(env: Environment, { mode, publicUrl }: ConfigContext): IdentityConfig {
  const isProduction = mode === 'production';
  if (isProduction) {
    needed(env.IDENTITY_SECRET, 'IDENTITY_SECRET', 'in production');
    needed(env.SMTP_URL, 'SMTP_URL', 'in production: accounts are verified by mail');
    const address = needed(publicUrl, 'PUBLIC_URL', 'in production: mails link to it');
    if (address.protocol !== 'https:' && !isThisMachine(address))
      throw new Error('PUBLIC_URL must be an https address in production.');
  }
  return {
    secret: env.IDENTITY_SECRET ?? openSecret,
    previousSecret: env.IDENTITY_SECRET_PREVIOUS,
    requiresSecondFactor: (env.REQUIRE_SECOND_FACTOR ?? (isProduction ? 'on' : 'off')) === 'on',
    smtp:
      env.SMTP_URL === undefined
        ? null
        : {
            url: env.SMTP_URL,
            from: env.MAIL_FROM,
            requiresTls: isProduction && !isThisMachine(new URL(env.SMTP_URL)),
          },
    sms:
      env.SMS_URL === undefined
        ? null
        : { url: env.SMS_URL, key: needed(env.SMS_KEY, 'SMS_KEY', 'with SMS_URL') },
    smsCountries: env.SMS_URL === undefined ? null : env.SMS_COUNTRIES.split(','),
    hasOutbox: !isProduction,
    google: readGoogle(env, isProduction),
    apple: readApple(env, isProduction),
  };
}

/** What stays on this machine needs no encryption. */
export const isThisMachine = ({ hostname }: Pick<URL, 'hostname'>) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function readGoogle(env: Environment, isProduction: boolean): GoogleConfig | null {
  if (env.GOOGLE_CLIENT_ID === undefined) return null;
  return {
    issuer: issuerOf(env.GOOGLE_ISSUER, 'GOOGLE_ISSUER', isProduction),
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: needed(env.GOOGLE_CLIENT_SECRET, 'GOOGLE_CLIENT_SECRET', 'with GOOGLE_CLIENT_ID'),
  };
}

function readApple(env: Environment, isProduction: boolean): AppleConfig | null {
  if (env.APPLE_CLIENT_ID === undefined) return null;
  return {
    issuer: issuerOf(env.APPLE_ISSUER, 'APPLE_ISSUER', isProduction),
    clientId: env.APPLE_CLIENT_ID,
    teamId: needed(env.APPLE_TEAM_ID, 'APPLE_TEAM_ID', 'with APPLE_CLIENT_ID'),
    keyId: needed(env.APPLE_KEY_ID, 'APPLE_KEY_ID', 'with APPLE_CLIENT_ID'),
    // variables in a file often contain line breaks as \n
    privateKey: needed(env.APPLE_PRIVATE_KEY, 'APPLE_PRIVATE_KEY', 'with APPLE_CLIENT_ID').replaceAll(
      '\\n',
      '\n',
    ),
  };
}

function issuerOf(value: string, name: string, isProduction: boolean): URL {
  const issuer = new URL(value);
  if (isProduction && issuer.protocol !== 'https:')
    throw new Error(`${name} must be an https address in production.`);
  return issuer;
}

function needed<Value>(value: Value | undefined, name: string, when: string): Value {
  if (value === undefined) throw new Error(`${name} is needed ${when}.`);
  return value;
}
