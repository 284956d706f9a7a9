import path from 'node:path';
import { z } from 'zod';
import { codeFolder } from '../lib/codeFolder';
import { readCodeVersion } from '../lib/codeVersion';
import '../lib/validationWords';
import type { AlertsConfig } from './alertsConfig';
import { alertsEnvironment, readAlertsConfig } from './alertsConfig';
import { backendEnvironment, demandTls, namesHost } from './backendConfig';
import type { CallsConfig } from './callsConfig';
import { callsEnvironment, readCallsConfig } from './callsConfig';
import type { ContactConfig } from './contactConfig';
import { contactEnvironment, readContact } from './contactConfig';
import type { IdentityConfig } from './identityConfig';
import { identityEnvironment, readIdentityConfig } from './identityConfig';
import type { LimitsConfig } from './limitsConfig';
import { limitsEnvironment, readLimitsConfig } from './limitsConfig';
import type { MetricsConfig } from './metricsConfig';
import { metricsEnvironment, readMetricsConfig } from './metricsConfig';
import type { TracingConfig } from './tracingConfig';
import { readTracingConfig, tracingEnvironment } from './tracingConfig';
import type { ModuleConfig } from './moduleConfig';
import { moduleEnvironment, readModuleConfig } from './moduleConfig';

import type { Seller } from './sellerConfig';
import { readSeller, sellerEnvironment } from './sellerConfig';
import { address, wholeNumber } from './variables';

const projectRoot = path.resolve(codeFolder, '../..');

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  PUBLIC_URL: address(['http:', 'https:'], 'https://tayyib.example').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')
    .refine(namesHost, {
      message:
        'must name a host: postgres://localhost/name, or postgres:///name?host=/run/postgresql for a socket',
    })
    .optional(),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  DATA_DIR: z.string().default(path.join(projectRoot, '.data')),
  DIST_DIR: z.string().default(path.join(projectRoot, 'dist')),
  PAYMENT_GATEWAY: z.enum(['razorpay', 'sandbox', 'none'], 'must be razorpay, sandbox or none').optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_URL: address(['http:', 'https:'], 'https://api.razorpay.com').default('https://api.razorpay.com'),
  SAMPLE: z.enum(['full', 'small', 'none'], 'must be full, small or none').default('full'),
  FEEDS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  FEEDS_BACKFILL: z.enum(['on', 'off'], 'must be on or off').default('off'),
  FEEDS_MIRROR: address(['http:', 'https:'], 'https://mirror.example').optional(),
  FEEDS_SPACING: z.enum(['on', 'off'], 'must be on or off').default('off'),
  FEEDS_QUOTA: wholeNumber(1, 100_000).optional(),
  ...backendEnvironment,
  ...identityEnvironment,
  ...sellerEnvironment,
  ...moduleEnvironment,
  ...callsEnvironment,
  ...limitsEnvironment,
  ...metricsEnvironment,
  ...tracingEnvironment,
  ...alertsEnvironment,
  ...contactEnvironment,
  OFFLINE_PAGES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** The names of all variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** An account at Razorpay. */
export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  baseUrl: URL;
}

/** Official files. */
interface FeedsConfig {
  /** Whether they are fetched when due. */
  isOn: boolean;
  /** The filings of all companies are fetched once, without anyone starting it. */
  isBackfilled?: boolean;
  /** Requested instead of the publishers. */
  mirror: URL | undefined;
  /** Whether requests to the exchanges are spaced; by default unless there is a mirror. */
  isSpaced?: boolean | undefined;
  /** Requests a day to each host of the exchanges. */
  quotaPerDay?: number | undefined;
  /** What reading one uploaded or fetched file may cost, where it differs from the defaults. */
  readLimits?: { ms?: number; heapMb?: number };
}

/** The settings that depend on the environment. Everything else about the server is code. */
export interface Config {
  isProduction: boolean;
  /** The version of the server's code. */
  codeVersion: string;
  /** Address to listen on. The default is reachable from this machine only; a container sets `0.0.0.0`. */
  host: string;
  port: number;
  /** The public URL, if it differs from the address the server listens on (behind a proxy). */
  publicUrl: URL | undefined;
  /** How many proxies in front of the server are trusted to report the client's address. */
  trustedProxies: number;
  /** A PostgreSQL to use; without one the server runs its own in `dataDir`. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  dataDir: string;
  /** The built shell and modules. */
  distDir: string;
  /** The payment provider; null where nothing can be bought. The sandbox moves no money. */
  payments: RazorpayConfig | 'sandbox' | null;
  /** What an empty database is filled with: the embedded sample, 71 companies of it for tests, or nothing. */
  sample: 'full' | 'small' | 'none';
  feeds: FeedsConfig;
  /** The seller on invoices; null where there is no real seller. */
  seller: Seller | null;
  identity: IdentityConfig;
  modules: ModuleConfig;
  calls: CallsConfig;
  alerts: AlertsConfig;
  limits: LimitsConfig;
  /** Where metrics are served; null where nothing is measured. */
  metrics: MetricsConfig | null;
  /** Where traces are sent; null where nothing is traced. */
  tracing: TracingConfig | null;
  logLevel: string;
  /** Whether the sign-in page offers the demo accounts: on a developer's machine with its own database only. */
  offersDemoAccounts: boolean;
  /** Whether browsers store pages and lists of the last visit, to show them without a network. */
  hasOfflinePages: boolean;
  /** What the footer says about the team; only what is set. */
  contact: ContactConfig;
}

/**
 * Reads the environment. Empty variables count as absent. Throws an Error whose message names the invalid
 * variable.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const {
      path: [name],
      message,
    } = parsed.error.issues[0] ?? { path: ['?'], message: 'is not valid' };
    throw new Error(`${String(name)} ${message}.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) demandTls(env);
  const publicUrl = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL);
  return {
    isProduction,
    codeVersion: readCodeVersion(),
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    trustedProxies: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    dataDir: path.resolve(env.DATA_DIR),
    distDir: path.resolve(env.DIST_DIR),
    payments: readPayments(env, isProduction),
    seller: readSeller(env, isProduction && env.PAYMENT_GATEWAY === 'razorpay'),
    sample: env.SAMPLE,
    feeds: {
      isOn: env.FEEDS === 'on',
      isBackfilled: env.FEEDS_BACKFILL === 'on',
      mirror: env.FEEDS_MIRROR === undefined ? undefined : new URL(env.FEEDS_MIRROR),
      // the publishers are always spaced
      isSpaced: env.FEEDS_MIRROR === undefined || env.FEEDS_SPACING === 'on',
      quotaPerDay: env.FEEDS_QUOTA,
    },
    identity: readIdentityConfig(env, { mode: env.NODE_ENV, publicUrl }),
    modules: readModuleConfig(env, {
      isProduction,
      dataDir: path.resolve(env.DATA_DIR),
      isShared: env.REDIS_URL !== undefined,
    }),
    alerts: readAlertsConfig(env, isProduction),
    limits: readLimitsConfig(env, { isProduction }),
    metrics: readMetricsConfig(env, env.PORT),
    tracing: readTracingConfig(env),
    calls: readCallsConfig(env, env.NODE_ENV === 'test'),
    offersDemoAccounts: env.NODE_ENV === 'development' && env.DATABASE_URL === undefined,
    hasOfflinePages: env.OFFLINE_PAGES === 'on',
    contact: readContact(env),
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

/** In production the sandbox, which gives plans away, has to be configured explicitly. */
function readPayments(env: z.infer<typeof Environment>, isProduction: boolean): Config['payments'] {
  switch (env.PAYMENT_GATEWAY ?? (isProduction ? 'none' : 'sandbox')) {
    case 'none':
      return null;
    case 'sandbox':
      return 'sandbox';
    case 'razorpay':
      return {
        keyId: needed(env, 'RAZORPAY_KEY_ID'),
        keySecret: needed(env, 'RAZORPAY_KEY_SECRET'),
        webhookSecret: needed(env, 'RAZORPAY_WEBHOOK_SECRET'),
        baseUrl: new URL(env.RAZORPAY_URL),
      };
  }
}

type RazorpayName = 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET';

function needed(env: Pick<z.infer<typeof Environment>, RazorpayName>, name: RazorpayName): string {
  const value = env[name];
  if (value === undefined) throw new Error(`${name} is needed when PAYMENT_GATEWAY is razorpay.`);
  return value;
}
