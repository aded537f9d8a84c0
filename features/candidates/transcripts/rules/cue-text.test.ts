import { expect, test } from 'vitest'
import { decodeEntities, readCueText } from './cue-text.ts'

const span = { startMs: 1_000, endMs: 5_000 }
const textsOf = (text: string) => readCueText(text, span).map((said) => said.text)

test.each([
  ['<i>I</i> <b>wrote</b> <c.yellow.bg_blue>it</c>', 'I wrote it'],
  ['<font color="#ff0000">I wrote it</font>', 'I wrote it'],
  ['{\\an8}I wrote it', 'I wrote it'],
  ['I wrote<br/>it', 'I wrote it'],
  ['I wrote\n  it   twice', 'I wrote it twice'],
  ['我们不再\n原地更新余额。', '我们不再原地更新余额。'],
  ['我们用 Go\n写', '我们用 Go 写'],
  ['a List<String>, if a < b', 'a List<String>, if a < b'],
  ['Tom &amp; Jerry &lt;b&gt; &#x4f60;&#22909;&nbsp;&quot;x&quot;', 'Tom & Jerry <b> 你好 "x"'],
  ['R&D; &unknown; &#0; &#xD800;', 'R&D; &unknown; &#0; &#xD800;'],
])('the cue %j says %j', (text, said) => {
  expect(textsOf(text)).toEqual([said])
})

test('an entity is decoded once', () => {
  expect(decodeEntities('&amp;lt;')).toBe('&lt;')
})

test('a cue of tags alone says nothing', () => {
  expect(readCueText('<i> </i>\n', span)).toEqual([])
})

test('each voice of a cue stands by itself with its name', () => {
  const said = readCueText('<v.loud Dana Lee>How?</v>\n<v 苏晴岚>用幂等键。', span)
  expect(said.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Dana Lee', 'How?'],
    ['苏晴岚', '用幂等键。'],
  ])
  expect(readCueText('<v>Nobody', span)[0]?.speaker).toBe(null)
})

test('times within a cue tell when each word is said', () => {
  const [said] = readCueText('Every <00:02.000>transfer <00:00:03.500><c>writes</c>', span)
  expect(said).toEqual({
    speaker: null,
    text: 'Every transfer writes',
    words: [
      { startMs: 1_000, endMs: 2_000, text: 'Every' },
      { startMs: 2_000, endMs: 3_500, text: 'transfer' },
      { startMs: 3_500, endMs: 5_000, text: 'writes' },
    ],
  })
})

test.each([
  ['run backwards', 'a <00:04.000>b <00:02.000>c'],
  ['lie outside the cue', 'a <00:09.000>b'],
])('times within a cue that %s give no words, and the sentence stays', (_, text) => {
  const [said] = readCueText(text, span)
  expect(said?.words).toBe(null)
  expect(said?.text.startsWith('a b')).toBe(true)
})
