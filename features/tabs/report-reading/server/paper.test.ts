import { expect, test } from 'vitest'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { aPaper } from '../../../report/paper/server/paper/paper-under-test.ts'
import { paper as section } from './paper.ts'

test.each([
  ['has the time of the session at each sentence', 1_000, '01:01'],
  ['has no time where the recogniser gave none', 0, ''],
])('the printed words of a spoken answer %s', async (_, offsetMs, time) => {
  const said = (text: string) => ({ startMs: offsetMs, endMs: offsetMs * 2, text })
  const answer = {
    ...nothingAnswered,
    method: 6,
    title: 'Read aloud',
    sessionStartMs: 60_000,
    transcript: { sentences: [said('One.'), said('Two.')] },
  }
  const interview = { ...noInterview, id: 'i1', isFinished: true, answers: [answer] }
  const blocks = (await section.write?.(await aPaper([], { interview }))) ?? []
  expect(blocks.find(({ kind }) => kind === 'said')).toEqual({
    kind: 'said',
    lines: ['One.', 'Two.'].map((text) => ({ time, who: null, text })),
  })
})

test('on paper an answer that was not given is not said to wait for its transcript', async () => {
  const answers = [{ ...nothingAnswered, method: 6, durationMs: 0 }]
  const interview = { ...noInterview, id: 'i1', isFinished: true, answers }
  const text = JSON.stringify(await section.write?.(await aPaper([], { interview })))
  expect(text).toContain('The candidate gave no answer')
  expect(text).not.toContain('no transcript')
})
