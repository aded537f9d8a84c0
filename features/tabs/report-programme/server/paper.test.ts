import { expect, test } from 'vitest'
import { answered, aPaper } from '../../../report/paper/server/paper/paper-under-test.ts'
import { getProgramme } from '../contract.ts'
import { paper as section } from './paper.ts'

test('paper has points with one decimal, as the screen has them', async () => {
  const task = { taskId: 't1', title: null, problem: '', usetime: null, score: 99.6, totalScore: 100 }
  const programme = {
    name: null,
    usetime: null,
    totaltime: null,
    isScoreHidden: false,
    tasks: [{ ...task, scoreReason: null, files: [], cases: null }],
  }
  const blocks = await section.write?.(await aPaper([answered(getProgramme, { programme })]))
  expect(JSON.stringify(blocks)).toContain('99.6 of 100')
})
