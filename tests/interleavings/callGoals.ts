/** What the model demands of every call, and how it says that a state falls short. */
export const callGoals: Readonly<Record<string, RegExp>> = {
  'A user is in one call at most.': /^\w is in \d+ calls at once$/,
  'Devices are open exactly while a browser dials or is in a call.': / (?:with|without) its camera$/,
  'There is a peer connection exactly while a browser is in a call.': / (?:with|without) a peer connection$/,
  'The peer connection is that of the call.': / has the connection of another call$/,
  'Only the two sides of a call exchange descriptions.':
    / exchanged descriptions in a call it has no part in$/,
  'Nobody is connected to a caller who is lost.': / was connected to a lost caller$/,
  'Every hang-up is confirmed.': / has an unconfirmed hang-up$/,
  'A refusal of the own call is not blamed on the callee.':
    / reads that the callee was the cause of a refusal$/,
  'No browser is in a call that is over.': / is \w+ in a call that is over$/,
  'No browser rings for nobody.': / rings for nobody$/,
  'A caller learns of the answer.': / dials although its call is \w+$/,
  'Of several tabs, one has the call.': / is in a call of another device$/,
  'Media begins after the acceptance.': / before the call is accepted$/,
  'The server keeps no call of who has left.': /^the server stores .+, although .+ has left$/,
  'The server keeps no call that its sides do not know.': /^the server stores .+, which .+ does not know$/,
  'A call that nobody ended goes on.': /^no call is left, although nobody ended one$/,
  'Who has left is in no call.': / is \w+ after it left$/,
  'Every call is connected or ends.': / stays \w+ forever$/,
  'No timer goes on after its call.': / keeps waiting for /,
  'Two users who agree on a call are connected.': /^two users agreed to a call and are not connected$/,
};

/** The goal that a state falls short of; undefined for a message of none. */
export const goalOf = (violation: string): string | undefined =>
  Object.keys(callGoals).find((goal) => callGoals[goal]?.test(violation));
