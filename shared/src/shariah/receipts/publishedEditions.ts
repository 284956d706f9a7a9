import { rulesHash } from './receipt';
import type { Standard } from '../standard';

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
  'TASIS 2026-11.4': '2f994e5691565771aa8b4a70a5225c39621886ca44f0abfaad6baf34d898c530',
  'AAOIFI 2026-11.4': '402034a1dc26caf8456763cfd7785274bb7616544e3ff2935672a8e53ffe53a4',
  'SP 2026-11.4': '6eceac0c43e090e5f5718526038b2e17f7af5749d9f4a7edc819d00d72dab768',
  'DOW_JONES 2026-11.4': 'efd3dfc7727aacfe0ce0487a4d7a9c44e9d389c3f5862e3a95e442ff351acc93',
  'MSCI 2026-11.4': 'f1bd2b0a5a511d5c613285de948a6a37fd7dc96c312c14e4f71fa19ef6aaaec5',
  'FTSE_YASAAR 2026-11.4': '885627c40ffc5384639b03a00a6b72e3312caa4a8981d9233b74e78ee2b6b8e6',
  'SC_MALAYSIA 2026-11.4': 'a1cbe7e841043db780646a423ae367046ecd95c13c010bd5984800b1801a7903',
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
