import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { readPaper } from '../../../../report/paper/contract.ts'
import { textsOf } from '../../../../report/paper/server/paper/texts-under-test.ts'
import { roundsUnderTest } from './rounds-under-test.ts'

const server = serverUnderTest()
const { anOpinion, aRound } = roundsUnderTest(server)

test('scores are printed with the evaluations, by module and question, with the names of the held-back authors', async () => {
  const { candidate, first, second, version, planId } = await aRound()
  const { companyId, candidateId } = candidate
  const hr = await anAccount(server.services, { companyId })
  await server.services.db
    .updateTable('role')
    .set({ buttons: [...permissionKeys] })
    .where('companyId', '=', companyId)
    .execute()
  const printed = async ({ token }: { token: string }) => {
    const { data } = await server.call(readPaper, { jobseekerChannelId: candidateId }, { token, lang: 'en' })
    const texts = textsOf(data.paper)
    const from = texts.indexOf('All rounds at a glance')
    return texts.slice(from, texts.indexOf('Conclusion', from))
  }
  const before = await printed(second)
  expect(before).toEqual([
    'All rounds at a glance',
    'Colleagues’ feedback on this round appears here once you have submitted your own.',
    expect.stringMatching(/^周予川, 初试, sent 2026-/),
  ])
  await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '5'] })
  const compared = ['What was scored', 'Mean of 2', 'What interviewers scored']
  expect(await printed(hr)).toEqual([
    'All rounds at a glance',
    '后端',
    '周予川',
    '初试 · total 4.00',
    '何静姝',
    '初试 · total 4.00',
    'Agreement is calculated once at least 3 interviewers have scored 5 candidates.',
    '2 raters on this form, 1 candidate, 4 scores',
    'Competencies',
    'People agree on 1 of 1 thing that more than one scored.',
    ...compared,
    '技术深度',
    'weight 100%',
    '3.8',
    'apart by 1.2',
    '周予川 4.4 · 因为 4 · 因为 5',
    '何静姝 3.2 · 因为 2 · 因为 5',
    'Questions',
    'People agree on 1 of 2 things that more than one scored.',
    ...compared,
    '题目 q1',
    'weight 60%',
    '3.0',
    'open, apart by 2.0',
    '周予川 4.0 · 因为 4',
    '何静姝 2.0 · 因为 2',
    '题目 q2',
    'weight 40%',
    '5.0',
    'apart by 0.0',
    '周予川 5.0 · 因为 5',
    '何静姝 5.0 · 因为 5',
  ])
  expect(await printed(first)).toContain('You 4.0 · 因为 4')
})
