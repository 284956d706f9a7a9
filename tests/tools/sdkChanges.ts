/** One change of `shared` as an edit of a file. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

type Row = [what: string, edit: Edit, exported: string, sentence: RegExp];

const edit = (file: string, from: string, to: string): Edit => ({ file: `shared/src/${file}`, from, to });
const inUi = (from: string, to: string) => edit('sdk/ui/index.ts', from, to);
const inSlots = (from: string, to: string) => edit('sdk/modules/slots.ts', from, to);
const inCommands = (from: string, to: string) => edit('sdk/modules/commands.ts', from, to);
const inViewer = (from: string, to: string) => edit('sdk/modules/useViewer.ts', from, to);
const inDefinition = (from: string, to: string) => edit('sdk/modules/defineModule.ts', from, to);
const inEvents = (from: string, to: string) => edit('contracts/events/events.ts', from, to);
const inDescriptor = (from: string, to: string) => edit('contracts/modules/modules.ts', from, to);

/** Each breaks modules that use the export and is reported with such a sentence. No two edit the same place. */
export const breakingChanges: Row[] = [
  ['an export is gone', inUi('  Typography,\n', ''), 'ui.Typography', /Typography is gone/],
  [
    'an export of ours has another name',
    inUi('{ badgeLabels,', '{ badgeLabels as labels,'),
    'ui.badgeLabels',
    /is gone/,
  ],
  [
    'an icon is gone',
    edit('sdk/ui/Icon/Icon.tsx', '  gold: GoldOutlined,\n', ''),
    'ui.IconName',
    /another type/,
  ],
  [
    'a prop has another name',
    edit('sdk/ui/PageHeading/PageHeading.tsx', '  title: ReactNode;', '  heading: ReactNode;'),
    'ui.PageHeading',
    /title is gone.*|heading must be given/,
  ],
  [
    'a prop must be given',
    edit(
      'sdk/ui/VerdictBadge/VerdictBadge.tsx',
      '  badge: Badge;\n  size?',
      '  badge: Badge;\n  why: string;\n  size?',
    ),
    'ui.VerdictBadge',
    /why must be given/,
  ],
  [
    'a slot is gone',
    inSlots(
      "  'stock.panels': { stock: { isin: string; stock: string; stock_code: string; badge: Badge } };\n",
      '',
    ),
    'modules.SlotProps',
    /stock\.panels is gone/,
  ],
  [
    'a slot passes fewer props',
    inSlots(
      "  'stock.actions': { stock: { isin: string; stock: string;",
      "  'stock.actions': { stock: { isin: string;",
    ),
    'modules.SlotProps',
    /stock\.actions\.stock\.stock is gone/,
  ],
  [
    'a command is given less',
    inCommands("'stock.watch': { isin: string }", "'stock.watch': object"),
    'modules.CommandInputs',
    /stock\.watch is another type/,
  ],
  [
    'a report of a command needs another field',
    inCommands('  isDone: boolean;\n', '  isDone: boolean;\n  why: string;\n'),
    'modules.CommandReport',
    /why must be given/,
  ],
  [
    'a callback of a slot needs another argument',
    inSlots(
      "'profile.menu': { onChosen?: () => void }",
      "'profile.menu': { onChosen?: (what: string) => void }",
    ),
    'modules.SlotProps',
    /profile\.menu\.onChosen wants one more argument/,
  ],
  [
    'a hook returns fewer fields',
    inViewer('  isLoading: boolean;\n', ''),
    'modules.useViewer',
    /isLoading is gone/,
  ],
  [
    'a returned function needs another argument',
    inViewer('refusal: (access: AccessLevel) =>', 'refusal: (access: AccessLevel, why: string) =>'),
    'modules.useViewer',
    /refusal wants one more argument/,
  ],
  [
    'a hook may return another type',
    inViewer('  user: User | null;', '  user: User | null | false;'),
    'modules.useViewer',
    /user is another type/,
  ],
  [
    'a definition needs another field',
    inDefinition('  pages: Readonly<', '  team: string;\n  pages: Readonly<'),
    'modules.ModuleDefinition',
    /team must be given/,
  ],
  [
    'a helper needs another argument',
    inDefinition(
      '  load: () => Promise<ComponentType<SlotProps[Name]>>,\n',
      '  load: () => Promise<ComponentType<SlotProps[Name]>>,\n  order: number,\n',
    ),
    'modules.slot',
    /wants one more argument/,
  ],
  [
    'a helper takes one argument less',
    edit('sdk/api/owned.ts', '  owner: string,\n  define', '  define'),
    'api.owned',
    /less|another type/,
  ],
  [
    'a function returns another type',
    edit(
      'sdk/errors/toMessage.ts',
      'export function toMessage(error: unknown): string',
      'export function toMessage(error: unknown): string[]',
    ),
    'errors.toMessage',
    /another type/,
  ],
  [
    'a helper is not shared any more',
    edit('sdk/realtime/index.ts', "export { listenWhileCached } from './listenWhileCached';\n", ''),
    'realtime.listenWhileCached',
    /is gone/,
  ],
  [
    'a navigation area is gone',
    inDescriptor("  'sidebar.tools',\n", ''),
    'module.json.ModuleDescriptor',
    /nav\[\]\.area is another type/,
  ],
  [
    'a descriptor needs another field',
    inDescriptor("  expose: z.literal('./module'),", "  expose: z.literal('./module'),\n  team: z.string(),"),
    'module.json.ModuleDescriptor',
    /team must be given/,
  ],
  [
    'an event of the server is gone',
    inEvents("  'modules:changed': (now: ModulesChanged) => void;", ''),
    'realtime.AppSocket',
    /on\(modules:changed\) is gone/,
  ],
];

/** Changes that are not breaking. */
export const quietChanges: [what: string, edit: Edit][] = [
  [
    'one more event of the server',
    inEvents("  'plan:changed': () => void;", "  'plan:changed': () => void;\n  'plan:ended': () => void;"),
  ],
  [
    'one more icon',
    edit(
      'sdk/ui/Icon/Icon.tsx',
      '  apps: AppstoreOutlined,',
      '  apps: AppstoreOutlined,\n  tiles: AppstoreOutlined,',
    ),
  ],
  [
    'one more optional prop',
    edit(
      'sdk/ui/PageHeading/PageHeading.tsx',
      '  lead?: ReactNode;',
      '  lead?: ReactNode;\n  icon?: ReactNode;',
    ),
  ],
  ['one more export', inUi('{ PageHeading }', '{ PageHeading, PageHeading as Heading }')],
  ['a slot passes more props', inSlots("'dashboard.cards': object", "'dashboard.cards': { day: string }")],
  [
    'one more slot',
    inSlots("  'topbar.actions': object;", "  'topbar.actions': object;\n  'topbar.help': object;"),
  ],
  [
    'a hook returns more fields',
    inViewer('  isLoading: boolean;', '  isLoading: boolean;\n  isStaff: boolean;'),
  ],
  [
    'a descriptor has another optional field',
    inDescriptor(
      '  budgetKb: z.number().positive(),',
      '  budgetKb: z.number().positive(),\n  team: z.string().optional(),',
    ),
  ],
];
