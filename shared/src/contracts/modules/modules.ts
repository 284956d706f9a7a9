import { z } from 'zod';
import { accessLevels } from '../../policy/access';

/** Who may open something. `@tayyib/shared/access` says how it is decided. */
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
  /** How the shell frames the page; left out, it has everything. */
  layout: z.strictObject({ footer: z.boolean() }).optional(),
});
export type RouteDescriptor = z.infer<typeof RouteDescriptor>;

/** Places of the shell's navigation an entry may ask for. */
export const NavArea = z.enum([
  'sidebar.main',
  'sidebar.stocks',
  'sidebar.screening',
  'sidebar.tools',
  'sidebar.staff',
  'topbar',
]);
export type NavArea = z.infer<typeof NavArea>;

export const NavDescriptor = z.strictObject({
  area: NavArea,
  label: z.string().min(1),
  /** Name in `shared/ui`'s icon table. */
  icon: z.string().min(1),
  order: z.number().int(),
  to: Path,
  /** Navigation state handed to the page. */
  state: z.string().min(1).max(100).optional(),
});
export type NavDescriptor = z.infer<typeof NavDescriptor>;

export const SlotName = z.enum([
  'stock.actions',
  'stock.panels',
  'dashboard.cards',
  'topbar.search',
  'topbar.actions',
  'shell.overlay',
  'profile.menu',
]);
export type SlotName = z.infer<typeof SlotName>;

export const SlotDescriptor = z.strictObject({
  slot: SlotName,
  component: ExportName,
  order: z.number().int(),
  access: AccessLevel,
});
export type SlotDescriptor = z.infer<typeof SlotDescriptor>;

/** `module.json`: all that the shell knows of a module before it downloads a byte of it. */
export const ModuleDescriptor = z.strictObject({
  id: Identifier,
  title: z.string().min(1),
  sdk: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  expose: z.literal('./module'),
  routes: z.array(RouteDescriptor),
  nav: z.array(NavDescriptor),
  slots: z.array(SlotDescriptor),
  owns: z.strictObject({
    slices: z.array(z.string()),
    /** Every endpoint name this module injects starts with one of its verbs plus this noun's module: see README. */
    endpoints: z.string(),
    tags: z.array(z.string()),
  }),
  preload: z.enum(['hover', 'idle', 'none']),
  timeoutMs: z.number().int().min(500).max(120_000),
  budgetKb: z.number().positive(),
});
export type ModuleDescriptor = z.infer<typeof ModuleDescriptor>;

/** Subresource integrity of one file, `sha384-…`. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

/** A version of a module: part of an address, so nothing that leads elsewhere. */
export const ModuleVersionName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][\w.+-]*$/, 'A version has only letters, digits, dots, plus and minus.');

/** A module's id, as part of an address. */
export const ModuleId = Identifier;

/** `release.json`: what a build leaves beside its files. Every file that a page may load is listed with its hash. */
export const ModuleRelease = z.strictObject({
  id: Identifier,
  version: z.string().min(1),
  builtAt: z.iso.datetime(),
  descriptor: ModuleDescriptor,
  entry: z.string().min(1),
  integrity: z.record(z.string(), Integrity),
});
export type ModuleRelease = z.infer<typeof ModuleRelease>;
