import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { temporaryFolder } from '../../../../testing';
import type { ArtifactConfig } from '../../../../config/moduleConfig';
import type { ArtifactStore } from './ArtifactStore';
import { openArtifactStore } from './moduleFiles';

const folder = temporaryFolder('store');
const s3Folder = temporaryFolder('s3');
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: s3Folder,
  configureBuckets: [{ name: 'modules', configs: [] }],
});
let endpoint = '';
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
  await rm(s3Folder, { recursive: true });
});

const configs: Record<string, () => ArtifactConfig> = {
  'a folder': () => ({ kind: 'folder', folder }),
  'a bucket': () => ({ kind: 's3', bucket: 'modules', endpoint, region: 'us-east-1' }),
};

describe.each(Object.entries(configs))('%s', (_name, config) => {
  let store: ArtifactStore;
  beforeAll(async () => {
    store = await openArtifactStore(config());
  });
  afterAll(() => store.close());

  const contentOf = async (key: string) => {
    const found = await store.get(key);
    return found && { bytes: found.bytes, text: await text(found.body) };
  };

  it('returns what was stored, and nothing for anything else', async () => {
    await store.put('news/one/entry.js', Buffer.from('é'));
    expect(await contentOf('news/one/entry.js')).toEqual({ bytes: 2, text: 'é' });
    expect(await store.get('news/one/other.js')).toBeNull();
    expect(await store.get('news/one')).toBeNull();
  });

  it('deletes all of one upload and nothing of another', async () => {
    await store.put('news/two/a.js', Buffer.from('a'));
    await store.put('news/two/b/c.js', Buffer.from('c'));
    await store.put('news/two-more/a.js', Buffer.from('a'));
    await store.removeAll('news/two');
    expect(await store.get('news/two/a.js')).toBeNull();
    expect(await store.get('news/two/b/c.js')).toBeNull();
    expect(await contentOf('news/two-more/a.js')).toMatchObject({ text: 'a' });
    await store.removeAll('news/two');
  });
});
