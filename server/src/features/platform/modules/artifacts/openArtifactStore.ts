import type { ArtifactConfig } from '../../../../config/moduleConfig';
import type { ArtifactStore } from './ArtifactStore';
import { createFolderStore } from './createFolderStore';

/** The configured store. */
export async function openArtifactStore(config: ArtifactConfig): Promise<ArtifactStore> {
  if (config.kind === 'folder') return createFolderStore(config.folder);
  // a large package that most servers have no use for
  const { createS3Store } = await import('./createS3Store');
  return createS3Store(config);
}
