import { violation, type GateProblem } from './GateProblem';

/** What a build for development leaves in a script: where its maps are, and paths of the computer that made it. */
export function leftoverProblems(file: string, text: string): GateProblem[] {
  const [, map] = /\/\/[#@] sourceMappingURL=(\S+)\s*$/.exec(text) ?? [];
  // those of packages are left by some of them in production too
  const [path] = /(?<=["'`])(file:\/\/)?(\/[\w.-]+){2,}\/src\/[\w./-]+\.[jt]sx?(?=["'`])/.exec(text) ?? [];
  return [
    ...(map !== undefined && /^(data:|file:|https?:|\/)/.test(map)
      ? [
          violation(
            file,
            `it leads to a source map at ${map.slice(0, 40)}, which no browser of users may load. Build it for production.`,
          ),
        ]
      : []),
    ...(path === undefined
      ? []
      : [
          violation(
            file,
            `it contains the path ${path} of the computer that built it. Build it for production.`,
          ),
        ]),
  ];
}
