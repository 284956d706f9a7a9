import { sdkVersion } from '@tayyib/shared/sdk-version';

/** The shared packages of the page as the federation runtime takes them. */
export const sharesOf = (packages: Readonly<Record<string, () => Promise<object>>>) =>
  Object.fromEntries(
    Object.entries(packages).map(([name, importPackage]) => [
      name,
      {
        version: sdkVersion,
        get: async () => {
          const exported = await importPackage();
          return () => exported;
        },
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    ]),
  );
