export { createStandaloneConfig } from './standaloneWorkspaceConfig';
export type { BuildArguments, BuildMode, ConfigFactory } from './baseConfig';
export { createRemoteConfig } from './remoteConfig';
export { createShellConfig } from './shellConfig';
