import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ArtifactConfig } from '../../../../config/moduleConfig';
import type { ArtifactStore } from './ArtifactStore';

type S3Config = Extract<ArtifactConfig, { kind: 's3' }>;

/** Stores files in a bucket of S3, or of a compatible service at `endpoint`. */
export function createS3Store({ bucket: Bucket, endpoint, region }: S3Config): ArtifactStore {
  const client = new S3Client({
    region,
    // compatible services rarely support checksums in trailers, or buckets as host names
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
  return {
    async put(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    async get(Key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body instanceof Readable && ContentLength !== undefined
          ? { body: Body, bytes: ContentLength }
          : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async removeAll(prefix) {
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${prefix}/` }),
        );
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (Objects.length === 0) return;
        await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      }
    },
    close: () => client.destroy(),
  };
}
