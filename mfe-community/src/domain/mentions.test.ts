import { completeMention, matchingNames, mentionAt, splitMentions } from './mentions';

it.each([
  ['Salaam @', 8, { start: 7, typed: '' }],
  ['@Par', 4, { start: 0, typed: 'Par' }],
  ['Ask @Paro Pa later', 12, { start: 4, typed: 'Paro Pa' }],
  ['(@Zo', 4, { start: 1, typed: 'Zo' }],
  ['someone@example.com', 19, null],
  ['@Paro\nnext line', 15, null],
  ['no mention', 10, null],
])('finds in %j the mention that is typed at %d', (text, caret, found) => {
  expect(mentionAt(text, caret)).toEqual(found);
});

const names = ['Paro Pasha', 'Rafi Rahman', 'Rafiq'];

it.each([
  ['', names],
  ['ra', ['Rafi Rahman', 'Rafiq']],
  ['pash', ['Paro Pasha']],
  ['Rafi R', ['Rafi Rahman']],
  ['Paro Pasha ', []],
  ['x', []],
])('suggests members to mention for %j', (typed, expected) => {
  expect(matchingNames(names, typed)).toEqual(expected);
});

it('completes a mention in the middle of a text', () => {
  expect(completeMention('Ask @par and wait', { start: 4, typed: 'par' }, 'Paro Pasha')).toEqual({
    text: 'Ask @Paro Pasha and wait',
    caret: 16,
  });
});

it.each([
  ['Thank you, @Paro Pasha!', ['Thank you, ', '@Paro Pasha', '!']],
  ['@rafiq and @Rafi Rahman', ['@rafiq', ' and ', '@Rafi Rahman']],
  ['@Rafiqah is someone else', ['@Rafiqah is someone else']],
])('splits %j at its mentions', (text, parts) => {
  expect(splitMentions(text, names).map((part) => part.text)).toEqual(parts);
});

it('handles names with signs as text', () => {
  expect(splitMentions('Hi @A. (B) C', ['A. (B) C'])).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@A. (B) C', isMention: true },
  ]);
});
