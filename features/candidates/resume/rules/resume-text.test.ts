import { expect, test } from 'vitest'
import { resumeText } from './resume-text.ts'

test.each([
  ['See <a href="https://a.example/x">my app</a>.', 'See my app (https://a.example/x).'],
  ["<A target=_blank HREF='https://a.example'>a</A>", 'a (https://a.example)'],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<ul><li>one</li><li>two</li></ul>', '• one\n• two'],
  ['<b>R&amp;D</b>&nbsp;at A', 'R&D at A'],
  ['a < b and c > d, List<String>, R&amp;D', 'a < b and c > d, List<String>, R&amp;D'],
  [
    'from [Tampere](https://w.example/Tampere), **fast** and __calm__',
    'from Tampere (https://w.example/Tampere), fast and calm',
  ],
  ['x ** y ** z, [1](2), snake_case_name', 'x ** y ** z, [1](2), snake_case_name'],
  ['one\n\n \n\ntwo', 'one\n\ntwo'],
])('the text of %j is %j', (text, plain) => {
  expect(resumeText(text)).toBe(plain)
})

test('marks that never end are read as fast as other text', () => {
  const length = 20_000
  const texts = ['<a href="', '[', '**', '<', '[a](https://', '__a'].map((mark) =>
    mark.repeat(length / mark.length),
  )
  for (const text of texts) expect(resumeText(text).length).toBeGreaterThan(0)
})
