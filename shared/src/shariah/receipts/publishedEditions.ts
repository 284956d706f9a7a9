import { rulesHash } from './receipt';
import type { Standard } from '../types';

/**
 * `rulesHash` of every edition ever shipped with the product, by standard and name. A change to the rules needs a new edition name and
 * a new line here; no line is ever changed.
 */
const publishedEditions: Readonly<Record<string, string>> = {
  'TASIS 2026-11': 'f7c4d2f0cb72fc247c32798901d418341036dabdb34a581f4cc437632f0594bc',
  'AAOIFI 2026-11': 'a990c30e3cbb8897ae775f48fe53ef9fd7cbbd4c02635d6970700e1663e40156',
  'SP 2026-11': '8b2d68444dd99aeb2c5dc9f986e98f7dcdad6eb3b83988df415395659f47708d',
  'DOW_JONES 2026-11': '48095046947a4104d7dad665a84e9012f87c6fed8dcc6d7caa3fe27f56832cd6',
  'MSCI 2026-11': '34fcfe95d1b5879cb8e4eba250d9d562bb3eee39cfece1cedc4f171fe0ac45c7',
  'FTSE_YASAAR 2026-11': '1da5f7e5ae89541fec871d36f42ce9b96af47b1070a8f0780c4f9101fc3d73e1',
  'SC_MALAYSIA 2026-11': 'eda56aa277aab6d5f13592ddfc15293b6df3910c3e9854c6bf3f6d116e4c2a31',
  'TASIS 2026-11.2': '4f4eaa659fcbcb2be110416b9df67cca9ecf4092be05d66d0a7d2772e53c28a7',
  'AAOIFI 2026-11.2': '56c4ae2cc43291707eb223a0bb5b1cd7435fb98ac14643ead8018c37d4f3105e',
  'SP 2026-11.2': '074d2725e342278fa567e97c13db06b4317ab3fa89167846dfb0dc65797f488d',
  'DOW_JONES 2026-11.2': '49bcb93431d87c5c9d7bd8ee9a4068971a8fa165c0fbc9a39093dab4ea93c0d1',
  'MSCI 2026-11.2': '08a29d2e37d887831eb85c1bd5b1d7a38741dcb59e0e7b17a2cdeb654fd50dca',
  'FTSE_YASAAR 2026-11.2': '1b7125ec95db062415cb31db92f27749cf75b45fc103c93d83401c38954dbeb3',
  'SC_MALAYSIA 2026-11.2': '3dfe6f07cb941c492c4d5e8773f1d208e8bf621f7a15067aa56fe1f75e77f01f',
  'TASIS 2026-11.3': '2b60a8670a44239364af27f7909a3c34d5b7696dc2dc7ac6aa9ca6eb4fbd85e4',
  'AAOIFI 2026-11.3': '14eee439efae4665712e905d086c971ae1c5a11167e784f9cf426b258d56e2ef',
  'SP 2026-11.3': '6f4d86b578c67b4e6759e6d73dd3b28b9546f992c1f818200922414a4912dc32',
  'DOW_JONES 2026-11.3': '54663a8998adfa0b1b47d15f1e49f649b27942030808c920033262c76ffd916d',
  'MSCI 2026-11.3': 'd7978bf43660ae04359668dd9c45a86948b0196aa0fd76596967a5e0c278bbfe',
  'FTSE_YASAAR 2026-11.3': '454e7d19914f5194b92542856b0b24bc4180d08c79a7531276299e17dc55b603',
  'SC_MALAYSIA 2026-11.3': 'b25bc0dd2efd14ba8f7c9278c79cdb4e49e16517f77dfb906ac44a77b800e8d3',
  'TASIS 2026-11.4': '3bf0e6ca232f4ab772517153b7018fc5a2e6f5b53411d185c14961a8f8103c65',
  'AAOIFI 2026-11.4': '59f1f9c122d168b0d2977d5e28ed99da4f9dcca8cfce527153ce2666c32dbfc6',
  'SP 2026-11.4': 'd91fe42211aed5ee813967a6291a0ba81154499f24eb2959407e58ff6322610b',
  'DOW_JONES 2026-11.4': 'bad6cb90d971a1226ba81b2bad183296b950c3fda094d1d0b2395494c12d22c3',
  'MSCI 2026-11.4': '5440b27bbba4a24c5549641096bb4087a56af00cef57fbefe0645e9a47088ddb',
  'FTSE_YASAAR 2026-11.4': '237775d24ec1aa08c96a45a957f22bea5d954165c12c8c8883194eac02e62fc6',
  'SC_MALAYSIA 2026-11.4': '4339768fe43f7ee94100c6ce0bf1f50f8c519edc06562701454aa5917083dd86',
  'TASIS 2026-11.5': '480fb3e2938fce77b9b0767fc358e2002c30d37e16957e35e33e4c915a833f6d',
  'AAOIFI 2026-11.5': '221240e99c3afed586699c8a44ccb0230bd50cdab8d5fd45f987a7c39b52d807',
  'SP 2026-11.5': '51d1d6a979e7f385b8344b23497753829cc5a8fa66ff49f67006a9b11c11fd5d',
  'DOW_JONES 2026-11.5': '93510c93613b1a4c0f450be20248126e8ad21330c5f98144437c8cfd023db997',
  'MSCI 2026-11.5': 'd0e1e6fa89e8ebaeff356f2f37e4165ee431e5bc7ac0c624061b185b90366a8b',
  'FTSE_YASAAR 2026-11.5': '1dcf2c8e7d368a117a4fde44a5c5217a75105d8f2c6d3ce8845f307a6e2d179f',
  'SC_MALAYSIA 2026-11.5': 'c4360b8e097be444b3b08be699a9a97300ea4d8b8e310eab08f4b0ffe3f0ad5a',
};

/**
 * Whether these are the rules published under that name: `altered` if others were, `unknown` for an edition that is not shipped with
 * the product, such as one an advisor published.
 */
export function editionStanding(standard: Standard): 'published' | 'altered' | 'unknown' {
  const published = publishedEditions[`${standard.id} ${standard.edition}`];
  if (published === undefined) return 'unknown';
  return published === rulesHash(standard) ? 'published' : 'altered';
}
