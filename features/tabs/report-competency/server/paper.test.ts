import { expect, test } from 'vitest'
import { answered, aPaper, failed } from '../../../report/paper/server/paper/paper-under-test.ts'
import { meritasReport } from '../contract.ts'
import { paper as section } from './paper.ts'

test.each([
  ['cn', '这一部分未能载入，报告其余部分不受影响。'],
  ['en', 'This part could not be loaded. The rest of the report is complete.'],
  ['zh-TW', '這一部分未能載入，報告其餘部分不受影響。'],
] as const)('an assessment that did not come is not printed as none (%s)', async (locale, words) => {
  const paper = await aPaper([failed(meritasReport)], { locale })
  expect(await section.write?.(paper)).toEqual([{ kind: 'notice', text: words }])
})

test('a test that was not taken is none, with an interview and without', async () => {
  const none = [{ kind: 'notice', text: expect.stringMatching(/^No competency assessment to show/) }]
  expect(await section.write?.(await aPaper([answered(meritasReport, null)]))).toEqual(none)
  expect(await section.write?.(await aPaper([], { interviewId: null }))).toEqual(none)
})
