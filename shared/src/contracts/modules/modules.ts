import { z } from 'zod';
import { accessLevels } from '../../policy/access';

/** Who has access. The rules are in `@tayyib/shared/access`. */
export const AccessLevel = z.enum(accessLevels);

const Path = z
  .string()
  .regex(/^\/[\w-]+(\/[\w:-]+)*$/, 'A route path starts with / and has no trailing slash.');
const Identifier = z.string().regex(/^[a-z][a-z0-9-]*$/);
const ExportName = z.string().regex(/^[A-Z][A-Za-z0-9]*$/);

export const RouteDescriptor = z.strictObject({
  path: Path,
  page: ExportName,
  title: z.string().min(1),
  access: AccessLevel,
  /** The layout around the page; the full layout by default. */
  layout: z.strictObject({ footer: z.boolean() }).optional(),
});
export type RouteDescriptor = z.infer<typeof RouteDescriptor>;

/** The areas of the shell's navigation. */
export const NavArea = z.enum([
  'sidebar.main',
  'sidebar.stocks',
  'sidebar.market',
  'sidebar.screening',
  'sidebar.tools',
  'sidebar.staff',
  'topbar',
  /** The bar at the bottom of a phone, between Search and More; it has room for two. */
  'bottombar',
]);
export type NavArea = z.infer<typeof NavArea>;

export const NavDescriptor = z.strictObject({
  area: NavArea,
  label: z.string().min(1),
  /** Name in `shared/ui`'s icon table. */
  icon: z.string().min(1),
  order: z.number().int(),
  to: Path,
  /** Navigation state passed to the page. */
  state: z.string().min(1).max(100).optional(),
});
export type NavDescriptor = z.infer<typeof NavDescriptor>;

export const SlotName = z.enum([
  'stock.actions',
  'stock.panels',
  'portfolio.panels',
  'holdings.sources',
  'dashboard.cards',
  'topbar.search',
  'topbar.actions',
  'shell.overlay',
  'profile.menu',
]);
export type SlotName = z.infer<typeof SlotName>;

const Pixels = z.number().int().min(1).max(2000);

export const SlotDescriptor = z.strictObject({
  slot: SlotName,
  component: ExportName,
  order: z.number().int(),
  access: AccessLevel,
  /** For `dashboard.cards`: the page draws a card with this title around the component. */
  card: z
    .strictObject({
      title: z.string().min(1).max(60),
      /** The height of the filled card, in pixels, which is reserved while it loads: on wide windows, and on phones. */
      height: z.strictObject({ wide: Pixels, narrow: Pixels }),
    })
    .optional(),
});
export type SlotDescriptor = z.infer<typeof SlotDescriptor>;

/** What a module does when a user chooses it on a page of the shell or of another module. */
export const CommandName = z.enum(['stock.watch']);
export type CommandName = z.infer<typeof CommandName>;

export const CommandDescriptor = z.strictObject({ command: CommandName, access: AccessLevel });
export type CommandDescriptor = z.infer<typeof CommandDescriptor>;

/** `module.json`: everything the shell knows about a module before loading it. */
export const ModuleDescriptor = z.strictObject({
  id: Identifier,
  title: z.string().min(1),
  sdk: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  expose: z.literal('./module'),
  routes: z.array(RouteDescriptor),
  nav: z.array(NavDescriptor),
  slots: z.array(SlotDescriptor),
  /** The commands that it provides; none where absent. */
  commands: z.array(CommandDescriptor).optional(),
  owns: z.strictObject({
    slices: z.array(z.string()),
    /** Every endpoint name this module injects starts with one of its verbs plus this noun's module: see README. */
    endpoints: z.string(),
    tags: z.array(z.string()),
    /** Keys of the browser's storage that it writes beside those that begin with its id: `filters` is also `filters:anything`. */
    storage: z.array(z.string().min(1)).optional(),
  }),
  preload: z.enum(['hover', 'idle', 'none']),
  timeoutMs: z.number().int().min(500).max(120_000),
  /** What a first view may load, in gzipped KB. */
  budgetKb: z.number().positive(),
  /** How large a file may be that is only loaded when it is needed; `budgetKb` where absent. */
  onDemandFileKb: z.number().positive().optional(),
});
export type ModuleDescriptor = z.infer<typeof ModuleDescriptor>;

/** `module.json` as it is written: the descriptor, and the JSON schema by which editors complete and check it. */
export const ModuleFile = ModuleDescriptor.extend({ $schema: z.string().optional() });

/** Subresource integrity of one file, `sha384-…`. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

/** A version of a module: part of a URL, so without path separators. */
export const ModuleVersionName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][\w.+-]*$/, 'A version has only letters, digits, dots, plus and minus.');

/** A module's id, as part of a URL. */
export const ModuleId = Identifier;

/** `release.json`: the build manifest. Lists every file that a page may load with its hash. */
export const ModuleRelease = z.strictObject({
  id: Identifier,
  version: z.string().min(1),
  builtAt: z.iso.datetime(),
  descriptor: ModuleDescriptor,
  entry: z.string().min(1),
  integrity: z.record(z.string(), Integrity),
  /** By the name of a page or slot component: the files that a browser requests for it after the entry, to request them at once. */
  views: z.record(z.string(), z.array(z.string())).optional(),
});
export type ModuleRelease = z.infer<typeof ModuleRelease>;
