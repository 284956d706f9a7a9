/** Settings of one Janus instance. */
export interface JanusSettings {
  /** Where it listens for us, on this machine only. */
  port: number;
  /** Required for every request. */
  apiSecret: string;
  /** Required to create rooms. */
  roomSecret: string;
  /** The address browsers reach this machine at, if different from its own; else null. */
  publicAddress: string | null;
  /** UDP ports for media. */
  ports: { from: number; to: number };
  stunServer: { host: string; port: number } | null;
}

const pluginsNotUsed = [
  'audiobridge',
  'duktape',
  'echotest',
  'lua',
  'nosip',
  'recordplay',
  'sip',
  'streaming',
  'textroom',
  'videocall',
  'voicemail',
];
const transportsNotUsed = ['http', 'mqtt', 'nanomsg', 'pfunix', 'rabbitmq'];

const libraries = (names: readonly string[]) => names.map((name) => `libjanus_${name}.so`).join(',');
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '')}"`;

/**
 * The files of a configuration folder, by name. The configuration shipped with the package opens every plugin
 * and transport to the network, with rooms whose secret is public: none of it is used.
 */
export function janusFiles(settings: JanusSettings): Readonly<Record<string, string>> {
  const { port, apiSecret, roomSecret, publicAddress, ports, stunServer } = settings;
  const nat = [
    ...(publicAddress === null ? [] : [`nat_1_1_mapping = ${quoted(publicAddress)}`]),
    ...(stunServer ? [`stun_server = ${quoted(stunServer.host)}`, `stun_port = ${stunServer.port}`] : []),
  ];
  return {
    'janus.jcfg': `general: {
  api_secret = ${quoted(apiSecret)}
  debug_level = 2
  session_timeout = 60
}
media: {
  rtp_port_range = "${ports.from}-${ports.to}"
}
nat: {
  ${nat.join('\n  ')}
}
plugins: {
  disable = "${libraries(pluginsNotUsed)}"
}
transports: {
  disable = "${libraries(transportsNotUsed)}"
}
`,
    'janus.plugin.videoroom.jcfg': `general: {
  admin_key = ${quoted(roomSecret)}
  string_ids = true
}
`,
    'janus.transport.websockets.jcfg': `general: {
  json = "compact"
  ws = true
  ws_ip = "127.0.0.1"
  ws_port = ${port}
  wss = false
}
admin: {
  admin_ws = false
  admin_wss = false
}
`,
  };
}
