import { ModuleFile } from '@tayyib/shared/contracts';
import { z } from 'zod';

/** Where editors find the schema of `module.json`, from the root of the workspace. */
export const SCHEMA_FILE = 'webpack/moduleDescriptor.schema.json';

/** The JSON schema of `module.json`, generated from the contract; draft 7 is what editors support. */
export const descriptorSchema = () => z.toJSONSchema(ModuleFile, { target: 'draft-7', io: 'input' });
