import { createJestConfig } from '@tayyib/sdk/jest';

export default createJestConfig();
