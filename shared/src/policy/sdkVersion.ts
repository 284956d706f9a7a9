/** Version of the contract between modules and shell; `module.json` states which one a module requires. */
export const sdkVersion = '1.0.0';

const numbersOf = (version: string) => version.replace(/^\^/, '').split('.').map(Number);

/** Whether the contract version `have` satisfies the caret range `wanted`, by the rules of semantic versioning. */
export function isSdkCompatible(wanted: string, have: string = sdkVersion): boolean {
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbersOf(wanted);
  const [major = 0, minor = 0, patch = 0] = numbersOf(have);
  if (major !== wantedMajor) return false;
  if (major === 0 && minor !== wantedMinor) return false; // before 1.0 every minor version may break
  if (minor !== wantedMinor) return minor > wantedMinor;
  return patch >= wantedPatch;
}
