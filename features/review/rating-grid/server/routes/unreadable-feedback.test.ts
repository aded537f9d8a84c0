import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { readPaper } from '../../../../report/paper/contract.ts'
import { textsOf } from '../../../../report/paper/server/paper/texts-under-test.ts'
import { roundsUnderTest } from './rounds-under-test.ts'

const server = serverUnderTest()
const { aForm, anOpinion, aRound } = roundsUnderTest(server)

describe.each([
  ['answers', 'of an older format'],
  ['answers', { q1: 4 }],
  ['answers', ['4']],
  ['content', { questions: [] }],
  ['content', 'of an older format'],
])('a feedback whose %s cannot be read: %j', (what, damage) => {
  async function aDamaged() {
    const round = await aRound()
    const { candidate, second, planId } = round
    const version = await aForm(candidate)
    await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '3'] })
    const { db } = server.services
    const document = JSON.stringify(damage)
    if (what === 'answers') {
      await db
        .updateTable('interviewFeedback')
        .set({ answers: document })
        .where('formVersionId', '=', version)
        .execute()
    } else
      await db
        .updateTable('assessmentFormVersion')
        .set({ content: document })
        .where('id', '=', version)
        .execute()
    return round
  }

  test('an unreadable feedback is counted, and the others are told', async () => {
    const { read, first } = await aDamaged()
    const { data } = await read(first)
    expect(data.unreadable).toBe(1)
    expect(data.forms.flatMap(({ raters }) => raters.map(({ isOwn, total }) => [isOwn, total]))).toEqual([
      [true, 4],
    ])
  })

  test.each([
    ['cn', '有 1 位面试官的评分无法读取，请联系管理员'],
    ['en', 'The scores of 1 person could not be read. Please tell an administrator.'],
    ['zh-TW', '有 1 位面試官的評分無法讀取，請聯絡管理員'],
  ])('an unreadable feedback is told on paper: %s', async (lang, words) => {
    const { candidate } = await aDamaged()
    const { companyId, candidateId } = candidate
    const hr = await anAccount(server.services, { companyId, userType: 'admin', buttons: permissionKeys })
    const { data } = await server.call(
      readPaper,
      { jobseekerChannelId: candidateId },
      { token: hr.token, lang },
    )
    expect(textsOf(data.paper)).toEqual(expect.arrayContaining([words, '后端']))
  })
})

test('answers that cannot be read count in no agreement of their form, and fail no other answer', async () => {
  const { candidate, first, second, version, planId, read } = await aRound()
  await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '3'] })
  await server.services.db
    .updateTable('interviewFeedback')
    .set({ answers: JSON.stringify(['4']) })
    .where('accountId', '=', second.accountId)
    .execute()
  const { data } = await read(first)
  expect(data.forms).toMatchObject([{ agreement: { candidates: 1, scores: 2 } }])
})
