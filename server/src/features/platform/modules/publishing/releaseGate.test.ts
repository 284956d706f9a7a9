import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { codeFolder } from '../../../../lib/codeFolder';
import { slowStartMs } from '../../../../testing/slowStartMs';
import type { BuiltCode } from '../builtFixture';
import { aRelease, asStaff, buildModuleApp, entryOf, publish, sentFilesOf } from '../moduleFixtures';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  const owns = { slices: ['watchlistView'], endpoints: 'watchlist', tags: ['Watchlists'] };
  ({ app, close } = await buildModuleApp(aRelease('watchlist', '1.0.0', { owns })));
}, slowStartMs);
afterAll(() => close());

type Change = Partial<ModuleDescriptor> & { built?: Partial<BuiltCode> };

const published = (version: string, change: Change = {}, query: Record<string, string> = {}) =>
  publish(app, 'news', sentFilesOf(aRelease('news', version, change)), 'sana', query);

const nav = (change: Partial<ModuleDescriptor['nav'][number]>): Change => ({
  nav: [{ area: 'sidebar.main', label: 'News', icon: 'bell', order: 1, to: '/news', ...change }],
});
const owning = (change: Partial<ModuleDescriptor['owns']>): Change => ({
  owns: { slices: [], endpoints: 'news', tags: [], ...change },
});
const code = (text: string): Change => ({ built: { code: text } });
const css = (text: string): Change => ({ built: { files: { '7.5e4d3c2b.css': text } } });
const api = 'var api=require("api");';
/** The chunk of a page with this default export. */
const pageChunk = (value: string) =>
  `(globalThis.webpackChunk_news||=[]).push([[9],{90(module,exported,require){require.r(exported);require.d(exported,["default",0,${value}])}}]);`;
const exported = '7(module,exported,require)';

const cases: [what: string, change: Change, file: string, words: RegExp][] = [
  [
    'a page that is not exported',
    { built: { definition: '{pages:{Other:()=>require.e(9).then(()=>require(90))}}' } },
    'module.json',
    /\/news needs the page Page, which src\/module.tsx does not export/,
  ],
  [
    'a page whose file is not there',
    { built: { definition: '{pages:{Page:()=>require.e(9).then(()=>require(91))}}' } },
    'module.json',
    /needs the page Page/,
  ],
  [
    'a slot component that is not exported',
    {
      slots: [{ slot: 'stock.panels', component: 'Panel', order: 1, access: 'user' }],
      built: { definition: '{pages:{Page:()=>require.e(9).then(()=>require(90))}}' },
    },
    'module.json',
    /stock.panels needs Panel/,
  ],
  [
    'a command that is not exported',
    {
      commands: [{ command: 'stock.watch', access: 'user' }],
      built: { definition: '{pages:{Page:()=>require.e(9).then(()=>require(90))}}' },
    },
    'module.json',
    /promises the command stock.watch/,
  ],
  [
    'an unknown icon',
    nav({ icon: 'rainbow' }),
    'module.json',
    /the icon rainbow, which the SDK does not have/,
  ],
  [
    'a link of the navigation to no page',
    nav({ to: '/gnus' }),
    'module.json',
    /\/gnus, which is no address of it/,
  ],
  [
    'a wait of two minutes',
    { timeoutMs: 120_000 },
    'module.json',
    /timeoutMs is 120000; .* at most 30000 ms/,
  ],
  ['a budget above all others', { budgetKb: 9000 }, 'module.json', /at most 500 KB/],
  [
    'the page of another module',
    { routes: [{ path: '/watchlist', page: 'Page', title: 'x', access: 'user' }] },
    'module.json',
    /The address \/watchlist belongs to the module watchlist/,
  ],
  [
    'the slice of another module',
    owning({ slices: ['watchlistView'] }),
    'module.json',
    /slice watchlistView belongs to the module watchlist/,
  ],
  [
    'the endpoints of another module',
    owning({ endpoints: 'watchlist' }),
    'module.json',
    /owner of endpoints watchlist belongs to the module watchlist/,
  ],
  [
    'the cache tag of another module',
    owning({ tags: ['Watchlists'] }),
    'module.json',
    /cache tag Watchlists belongs to the module watchlist/,
  ],
  [
    'endpoints of another owner in its code',
    code(`${api}api.api.injectEndpoints({endpoints:(0,api.owned)("watchlist",b=>({}))})`),
    '7.89abcdef.js',
    /owner of endpoints watchlist, which it does not own/,
  ],
  [
    'endpoints without an owner',
    code(`${api}api.api.injectEndpoints({endpoints:b=>({getStock:b.query({})})})`),
    '7.89abcdef.js',
    /adds endpoints without owned/,
  ],
  [
    'a change of the endpoints of others',
    code(`${api}api.api.enhanceEndpoints({endpoints:{getStock:d=>{d.transformResponse=()=>null}}})`),
    '7.89abcdef.js',
    /changes endpoints with enhanceEndpoints/,
  ],
  [
    'a cache tag of another module in its code',
    code(`${api}api.api.util.invalidateTags(["Watchlists"])`),
    '7.89abcdef.js',
    /the cache tag Watchlists, which it does not own/,
  ],
  [
    'a slice of another module in its code',
    code('var kit=require("toolkit");(0,kit.createSlice)({name:"watchlistView"})'),
    '7.89abcdef.js',
    /the slice watchlistView, which it does not own/,
  ],
  [
    'an export that its SDK does not have',
    code('var ui=require("ui");ui.Notification()'),
    '7.89abcdef.js',
    /uses ui.Notification, which SDK 1.0.0 does not have/,
  ],
  [
    'a re-export that its SDK does not have',
    code('var ui=require("ui");require.d(exported,["Toast",()=>ui.Notification])'),
    '7.89abcdef.js',
    /uses ui.Notification/,
  ],
  [
    'an import on demand that its SDK does not have',
    code('var load=async()=>(await Promise.resolve().then(()=>require("ui"))).Notification'),
    '7.89abcdef.js',
    /uses ui.Notification/,
  ],
  [
    'an import on demand by a promise',
    code('Promise.resolve().then(require.bind(require,"ui")).then(({Notification})=>Notification)'),
    '7.89abcdef.js',
    /uses ui.Notification/,
  ],
  [
    'a folder of the SDK as a whole',
    code('var ui=require("ui");console.log(Object.keys(ui))'),
    '7.89abcdef.js',
    /takes sdk\/ui as a whole/,
  ],
  [
    'chunks without hashes',
    { built: { isHashed: false } },
    'remoteEntry.0123abcd.js',
    /does not have the hashes of its 2 chunks.*ChunkIntegrityPlugin/,
  ],
  [
    'no federation',
    { built: { files: { '7.89abcdef.js': `({${exported.replace('7', '8')}{}})` } } },
    'remoteEntry.0123abcd.js',
    /does not expose .\/module/,
  ],
  [
    'a script that is none',
    { built: { files: { '12.aa.js': 'let let = ;' } } },
    '12.aa.js',
    /cannot be read as JavaScript/,
  ],
  [
    'a style for every button',
    css('button{display:none}'),
    '7.5e4d3c2b.css',
    /^button \{ … \} applies to the whole page/,
  ],
  [
    'a style for everything',
    css('.news-a,*{color:red}'),
    '7.5e4d3c2b.css',
    /^\* \{ … \} applies to the whole page/,
  ],
  [
    'a style of the page',
    css('@media print{:root{--color-text:red}}'),
    '7.5e4d3c2b.css',
    /^:root \{ … \} applies/,
  ],
  [
    'a style around its own elements',
    css('body:has(.news-a){overflow:hidden}'),
    '7.5e4d3c2b.css',
    /^body:has\(.news-a\) \{ … \} applies/,
  ],
  ['a class of a library', css('.ant-btn{display:none}'), '7.5e4d3c2b.css', /^.ant-btn \{ … \} applies/],
  [
    'a font of the page',
    css('@font-face{font-family:Inter}'),
    '7.5e4d3c2b.css',
    /^@font-face applies to the whole page/,
  ],
  ['an animation of the page', css('@keyframes fade{}'), '7.5e4d3c2b.css', /^@keyframes fade could replace/],
  [
    'a style of the page in a script',
    code('document.body.style.overflow="hidden"'),
    '7.89abcdef.js',
    /replaces document.body.style.overflow, which belongs to the page/,
  ],
  [
    'a fetch of its own for everybody',
    code('window.fetch=()=>null'),
    '7.89abcdef.js',
    /replaces fetch, which belongs to the page/,
  ],
  [
    'a request beside the endpoints',
    code('fetch(`/api/gone/${1}`)'),
    '7.89abcdef.js',
    /fetches \/api\/gone\/ itself/,
  ],
  [
    'an endpoint that the server does not have',
    code(
      `${api}var at=id=>"stocks/"+id;api.api.injectEndpoints({endpoints:(0,api.owned)("news",b=>({getNews:b.query({query:id=>({url:at(id)+"/news",method:"PUT"})})}))})`,
    ),
    '7.89abcdef.js',
    /requests PUT \/api\/stocks\/\*\/news, which the server of SDK 1.0.0 does not have/,
  ],
  [
    'a page that is no component',
    { built: { files: { '9.89abcdef.js': pageChunk('{title:"News"}') } } },
    '7.89abcdef.js',
    /^Page has an object as its default export, and needs a component/,
  ],
  [
    'a chunk that was not sent',
    { built: { missing: { '12': 'text of the chunk' } } },
    'remoteEntry.0123abcd.js',
    /loads the chunk 12, of which a file is missing/,
  ],
  [
    'a build that evaluates its modules',
    code('eval("console.log(1)")'),
    '7.89abcdef.js',
    /runs text as code \(eval\), which the policy of the page refuses/,
  ],
  [
    'a script from elsewhere',
    code('import("https://cdn.example/lodash.js")'),
    '7.89abcdef.js',
    /loads code from https:\/\/cdn.example\/lodash.js, which the policy of the page refuses/,
  ],
  [
    'a service worker',
    code('navigator.serviceWorker.register("/news-worker.js")'),
    '7.89abcdef.js',
    /registers a service worker, of which an address has one/,
  ],
  ['the cookies of the page', code('var cookies=document.cookie'), '7.89abcdef.js', /uses document.cookie/],
  [
    'a function of the history',
    code('window.history.pushState=()=>null'),
    '7.89abcdef.js',
    /replaces history.pushState, which belongs to the page/,
  ],
  ['a function of the console', code('console.error=()=>null'), '7.89abcdef.js', /replaces console.error/],
  [
    'a function of all lists',
    code('Array.prototype.last=function(){return this.at(-1)}'),
    '7.89abcdef.js',
    /replaces Array.prototype.last/,
  ],
  [
    'a property of all objects',
    code('Object.defineProperty(Object.prototype,"isEmpty",{value:1})'),
    '7.89abcdef.js',
    /replaces Object.prototype.isEmpty/,
  ],
  ['a text instead of the page', code('document.write("<b>News</b>")'), '7.89abcdef.js', /empties the page/],
  ['a breakpoint', code('debugger'), '7.89abcdef.js', /has a debugger statement/],
  [
    'what the page stores',
    code('localStorage.setItem("login","{}")'),
    '7.89abcdef.js',
    /stores login in the browser, which it does not own. Begin the key with news:/,
  ],
  [
    'what another module stores',
    code('var at=id=>`watchlist:${id}`;sessionStorage.removeItem(at(7))'),
    '7.89abcdef.js',
    /stores watchlist:7 in the browser/,
  ],
  [
    'everything that is stored',
    code('localStorage.clear()'),
    '7.89abcdef.js',
    /removes what others have stored/,
  ],
  [
    'a storage key of the page',
    owning({ storage: ['theme'] }),
    'module.json',
    /storage key theme belongs to the shell/,
  ],
  [
    'a style above the dialogs of the page',
    css('.news-bar{z-index:99999}'),
    '7.5e4d3c2b.css',
    /^.news-bar has the z-index 99999 and would cover the dialogs/,
  ],
  [
    'a source map of a development server',
    { built: { files: { '12.aa.js': '1;\n//# sourceMappingURL=http://localhost:8081/12.js.map' } } },
    '12.aa.js',
    /leads to a source map at http:\/\/localhost:8081/,
  ],
  [
    'a path of the computer that built it',
    code('var file="/home/sana/news/src/Page.tsx"'),
    '7.89abcdef.js',
    /contains the path \/home\/sana\/news\/src\/Page.tsx/,
  ],
  [
    'a style inside a script',
    code('var style="button{display:none}"'),
    '7.89abcdef.js',
    /^button \{ … \} applies/,
  ],
  [
    'an unknown variable',
    css('.news-a{color:var(--color-rainbow)}'),
    '7.5e4d3c2b.css',
    /var\(--color-rainbow\) is no variable of the theme/,
  ],
  [
    'an unknown variable in a script',
    code('var style={color:"var(--color-rainbow)"}'),
    '7.89abcdef.js',
    /var\(--color-rainbow\) is no variable/,
  ],
  [
    'a link to no page',
    code('var props={to:"/stocks?isin=1"}'),
    '7.89abcdef.js',
    /links to \/stocks, which is no page/,
  ],
];

it.each(cases)('refuses %s, with the file and what to do', async (_what, change, file, words) => {
  const reply = await published('1.0.0', change);
  expect(reply.statusCode).toBe(422);
  const { message, problems } = reply.json();
  expect(problems).toContainEqual(expect.objectContaining({ file, message: expect.stringMatching(words) }));
  expect(message).toContain(`${file}: `);
});

it('refuses packages that the shell does not provide, or in another version', async () => {
  const shared = { lodash: '', react: '^18.2.0' };
  const { problems } = (await published('1.0.0', { built: { shared } })).json();
  expect(problems.map(({ message }: { message: string }) => message)).toEqual([
    'it expects lodash of the shell, which SDK 1.0.0 does not have. Bundle it.',
    "it was made for react ^18.2.0; the shell has 19. Build it with the SDK's packages.",
  ]);
});

it('notices that a page no longer renders a slot that another module fills', async () => {
  const slots: ModuleDescriptor['slots'] = [
    { slot: 'portfolio.panels', component: 'Panel', order: 1, access: 'user' },
  ];
  expect(
    (await publish(app, 'notes', sentFilesOf(aRelease('notes', '1.0.0', { slots })), 'sana')).statusCode,
  ).toBe(201);
  const host = (version: string, text: string) =>
    publish(app, 'portfolio', sentFilesOf(aRelease('portfolio', version, code(text))), 'sana');
  const rendering = 'var sdk=require("modules");jsx(sdk.Slot,{name:"portfolio.panels"})';
  expect((await host('1.0.0', rendering)).json().problems).toBeUndefined();
  expect((await host('1.1.0', '')).json().problems).toEqual([
    {
      code: 'breaking-change',
      file: 'module.json',
      message:
        'its code does not render the slot portfolio.panels, into which notes puts Panel. Render it with <Slot>.',
    },
  ]);
});

const libraries: [library: string, source: string, external: string[]][] = [
  ['antd', "import { Tag } from 'antd'; console.log(Tag)", ['react', 'react-dom', 'react/jsx-runtime']],
  ['React', "import { useState } from 'react'; console.log(useState)", []],
  ['react-dom', "import { createPortal } from 'react-dom'; console.log(createPortal)", ['react']],
  ['React Router', "import { Link } from 'react-router-dom'; console.log(Link)", ['react', 'react-dom']],
  ['Redux Toolkit', "import { createSlice } from '@reduxjs/toolkit'; console.log(createSlice)", []],
];

it.each(libraries)(
  'refuses a real copy of %s',
  async (library, contents, external) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: path.join(codeFolder, '../../shared') },
      bundle: true,
      minify: true,
      format: 'iife',
      external,
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
      logLevel: 'silent',
    });
    const files = { '11.deadbeef.js': outputFiles[0]?.text ?? '' };
    const reply = await published('1.0.0', { budgetKb: 400, built: { files } });
    expect(reply.json().problems).toContainEqual(
      expect.objectContaining({
        file: '11.deadbeef.js',
        message: expect.stringContaining(
          `it has a copy of ${library}, of which a page may hold one. Import `,
        ),
      }),
    );
  },
  slowStartMs,
);

it('says everything that is wrong at once', async () => {
  const {
    message,
    code: first,
    problems,
  } = (
    await published('1.0.0', { ...nav({ icon: 'rainbow' }), timeoutMs: 60_000, ...css('a{color:red}') })
  ).json();
  expect(problems).toHaveLength(3);
  expect(message.split('\n')).toHaveLength(3);
  expect(first).toBe('contract-broken');
});

it('accepts styles, links and names of its own', async () => {
  const reply = await published('1.0.0', {
    ...nav({}),
    ...owning({ slices: ['newsView'], tags: ['News'], storage: ['readNews'] }),
    built: {
      code: [
        'var api=require("api"),kit=require("toolkit"),ui=require("ui")',
        'api.api.enhanceEndpoints({addTagTypes:["News"]}).injectEndpoints({endpoints:(0,api.owned)("news",b=>({getNews:b.query({query:id=>`stocks/${id}`,providesTags:["News","Session"]})}))})',
        '(0,kit.createSlice)({name:"newsView"})',
        'localStorage.setItem("news:open","1");sessionStorage.setItem("readNews",id)',
        'function own(document,history){document.cookie;history.pushState=1;localStorage.getItem("login")}',
        'function inner(ui){return ui.notOfTheSdk}',
        'var props={to:"/watchlist?x=1"},style={"--news-tone":"red",color:"var(--news-tone)"}',
        'ui.Button',
      ].join(';'),
      files: {
        '7.5e4d3c2b.css':
          '.Page-module__title_a1B2>button:is(:hover,:focus){color:var(--color-text,red)}@media print{.news-a{color:var(--color-text)}}@keyframes Page-module__in_x{to{opacity:1}}',
      },
    },
  });
  expect([reply.statusCode, reply.json().problems]).toEqual([201, undefined]);
});

it('compares with the version before, also of a module that is off', async () => {
  const slots: ModuleDescriptor['slots'] = [
    { slot: 'stock.panels', component: 'Panel', order: 1, access: 'user' },
  ];
  const commands: ModuleDescriptor['commands'] = [{ command: 'stock.watch', access: 'user' }];
  const send = (version: string, change: Change, query: Record<string, string> = {}) =>
    publish(app, 'quotes', sentFilesOf(aRelease('quotes', version, change)), 'sana', query);
  expect((await send('1.0.0', { slots, commands })).statusCode).toBe(201);
  expect(await entryOf(app, 'quotes', 'ann')).toBeUndefined();

  const open = { path: '/quotes', page: 'Page', title: 'x', access: 'public' } as const;
  const breaking: [change: Change, words: string][] = [
    [{ slots, commands, routes: [] }, 'the address /quotes is gone'],
    [{ slots, commands, routes: [open] }, '/quotes was for user and is for public'],
    [{ commands }, 'nothing is put into stock.panels any more'],
    [{ slots }, 'the command stock.watch is gone'],
    [
      { slots, commands, owns: { slices: [], endpoints: 'rates', tags: [] } },
      'its endpoints belonged to quotes and belong to rates',
    ],
  ];
  for (const [change, words] of breaking) {
    const reply = await send('2.0.0', change);
    expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([
      422,
      'breaking-change',
      `module.json: ${words}`,
    ]);
  }
  // the publisher says that it is meant, and the history says so
  const reply = await send('2.0.0', { commands }, { allowBreaking: 'Stocks show quotes themselves' });
  expect(reply.statusCode).toBe(201);
  const { changes } = (await asStaff(app, 'GET', '/modules/quotes/history')).json();
  expect(changes[0].why).toMatch(/Stocks show quotes themselves.*nothing is put into stock.panels any more/);
});

it('does not let a reason excuse what is broken', async () => {
  const reply = await published('3.0.0', css('a{color:red}'), { allowBreaking: 'It is urgent' });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'contract-broken']);
});

it('goes on after a release that cannot be checked', async () => {
  const deep = '['.repeat(200_000);
  const reply = await published('4.0.0', { built: { files: { '12.aa.js': deep } } });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'contract-broken']);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect((await published('4.0.0')).json().code).toBe('breaking-change');
});
