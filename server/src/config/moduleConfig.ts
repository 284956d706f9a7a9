import path from 'node:path';
import { z } from 'zod';

const httpAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** The variables that say where modules come from and who signs them. */
export const moduleEnvironment = {
  MODULE_SIGNING_KEY: z.string().optional(),
  REQUIRE_SECOND_PERSON: z.enum(['on', 'off'], 'must be on or off').optional(),
  FOLLOW_BUILDS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  MODULE_ORIGINS: z
    .string()
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .refine(
      (values) => values.every(httpAddress),
      'must be addresses like https://cdn.example with spaces between',
    )
    .default([]),
  ARTIFACT_BUCKET: z.string().optional(),
  ARTIFACT_ENDPOINT: z.string().refine(httpAddress, 'must be an address like https://s3.example').optional(),
  ARTIFACT_REGION: z.string().default('us-east-1'),
};

type Environment = z.infer<z.ZodObject<typeof moduleEnvironment>>;

/** The storage of the files of published versions. */
export type ArtifactConfig =
  | { kind: 'folder'; folder: string }
  /** Credentials come from the client's own variables (`AWS_ACCESS_KEY_ID` …) or the machine's role. */
  | { kind: 's3'; bucket: string; endpoint: string | undefined; region: string };

export interface ModuleConfig {
  /** PKCS 8 in PEM, P-256; without one a key is generated and stored in the data folder. */
  signingKey: string | undefined;
  /** Additional origins whose files pages may run: candidate builds under test. */
  origins: readonly string[];
  /**
   * Checks the dist folder on each request, not only at startup: in development, builds change while the
   * server runs.
   */
  followsBuilds: boolean;
  /** Whether a published new module is switched on for the first time by another person than its publisher. */
  needsSecondPerson: boolean;
  artifacts: ArtifactConfig;
}

/**
 * Throws an Error whose message names the missing variable.
 * @param isShared whether several servers work together
 */
export function readModuleConfig(
  env: Environment,
  { isProduction, dataDir, isShared }: { isProduction: boolean; dataDir: string; isShared: boolean },
): ModuleConfig {
  if (isProduction && env.MODULE_SIGNING_KEY === undefined) {
    throw new Error('MODULE_SIGNING_KEY is needed in production: pages run nothing that it has not signed.');
  }
  if (isProduction && isShared && env.ARTIFACT_BUCKET === undefined) {
    throw new Error(
      'ARTIFACT_BUCKET is needed with REDIS_URL in production: several servers share the files of modules there.',
    );
  }
  return {
    // variables in a file often contain line breaks as \n
    signingKey: env.MODULE_SIGNING_KEY?.replaceAll('\\n', '\n'),
    origins: env.MODULE_ORIGINS.map((value) => new URL(value).origin),
    followsBuilds: env.FOLLOW_BUILDS === 'on',
    needsSecondPerson: (env.REQUIRE_SECOND_PERSON ?? (isProduction ? 'on' : 'off')) === 'on',
    artifacts:
      env.ARTIFACT_BUCKET === undefined
        ? { kind: 'folder', folder: path.join(dataDir, 'modules') }
        : {
            kind: 's3',
            bucket: env.ARTIFACT_BUCKET,
            endpoint: env.ARTIFACT_ENDPOINT,
            region: env.ARTIFACT_REGION,
          },
  };
}
