import path from 'node:path';
import { z } from 'zod';

const httpAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** The variables that decide where modules come from and who vouches for them. */
export const moduleEnvironment = {
  MODULE_SIGNING_KEY: z.string().optional(),
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

/** Where the files of published versions are kept. */
export type ArtifactConfig =
  | { kind: 'folder'; folder: string }
  /** Who we are there is said by the client's own variables (`AWS_ACCESS_KEY_ID` …) or the machine's role. */
  | { kind: 's3'; bucket: string; endpoint: string | undefined; region: string };

export interface ModuleConfig {
  /** PKCS 8 in PEM, P-256; without one a key is made and kept in the data folder. */
  signingKey: string | undefined;
  /** Origins besides our own whose files pages may run: candidate builds under test. */
  origins: readonly string[];
  /** Looks at the dist folder before each answer, not only at the start: in development, builds change while the server runs. */
  followsBuilds: boolean;
  artifacts: ArtifactConfig;
}

/** Throws an Error whose message names the variable that is missing. */
export function readModuleConfig(
  env: Environment,
  { isProduction, dataDir }: { isProduction: boolean; dataDir: string },
): ModuleConfig {
  if (isProduction && env.MODULE_SIGNING_KEY === undefined) {
    throw new Error('MODULE_SIGNING_KEY is needed in production: pages run nothing that it has not signed.');
  }
  return {
    // a variable in a file often carries its line ends as \n
    signingKey: env.MODULE_SIGNING_KEY?.replaceAll('\\n', '\n'),
    origins: env.MODULE_ORIGINS.map((value) => new URL(value).origin),
    followsBuilds: env.FOLLOW_BUILDS === 'on',
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
