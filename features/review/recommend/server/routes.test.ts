import { randomUUID } from 'node:crypto'
import type { SentInputOf } from '@candor/call/define'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test, vi } from 'vitest'
import { saveLanguage } from '../../../sign-in/session/contract.ts'
import { maxRecommended, transmitResume } from '../contract.ts'
import { storedRows } from './routes/rows-under-test.ts'
import { aStaff } from './routes/staff-under-test.ts'

const server = serverUnderTest()

describe('recommending', () => {
  const stored = storedRows(server)
  const rowsOf = (companyId: string) => stored('recommendation', companyId)
  const remarksOf = async (companyId: string) =>
    (await stored('recommendationRemark', companyId)).map(({ content }) => content)
  const mailsOf = (companyId: string) => stored('mail', companyId)

  async function aCandidateToGive() {
    const staff = await aStaff(server)
    const candidate = await aCandidate(server.services, { companyId: staff.companyId, name: '林晓彤' })
    const give = (
      input: Partial<SentInputOf<typeof transmitResume>> = {},
      by = staff.hr,
      more: object = {},
    ) =>
      server.call(
        transmitResume,
        {
          registerUserIdAry: [staff.interviewer.accountId],
          updateIdsAry: [candidate.candidateId],
          ...input,
        },
        { token: by.token, ...more },
      )
    return { ...staff, ...candidate, give }
  }

  test('words each candidate once for all colleagues who read one language', async () => {
    const { give, candidateId, companyId, interviewer, of } = await aCandidateToGive()
    const second = await aCandidate(server.services, { companyId })
    const words = vi.spyOn(URLSearchParams.prototype, 'toString')
    const { code } = await give({
      registerUserIdAry: [interviewer, of('admin'), of('superAdmin')].map(({ accountId }) => accountId),
      updateIdsAry: [candidateId, second.candidateId],
    })
    const times = words.mock.results.filter(({ value }) => `${value}`.includes('recommendStageId')).length
    words.mockRestore()
    expect([code, times]).toEqual([0, 2])
    expect(await mailsOf(companyId)).toHaveLength(3)
  })

  test('gives every chosen colleague a recommendation, a mail and the log an entry [R7-034 P7-032 R1-025]', async () => {
    const { give, companyId, candidateId, hr, interviewer, of } = await aCandidateToGive()
    const admin = of('admin')
    const { code } = await give({
      registerUserIdAry: [interviewer.accountId, admin.accountId],
      selectNote: ' 请看第二题 ',
      resumeIndex: 0,
    })
    expect(code).toBe(0)
    const rows = await rowsOf(companyId)
    expect(rows).toHaveLength(2)
    expect(rows.map(({ toAccountId }) => toAccountId).sort()).toEqual(
      [interviewer.accountId, admin.accountId].sort(),
    )
    expect(rows[0]).toMatchObject({
      candidateId,
      byAccountId: hr.accountId,
      recommendStageId: '2',
      recommendStatus: 0,
      operateStatus: null,
    })
    const remarks = await stored('recommendationRemark', companyId)
    expect(remarks.map(({ recommendationId }) => recommendationId).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    )
    for (const remark of remarks) {
      expect(remark).toMatchObject({ byAccountId: hr.accountId, content: '请看第二题' })
    }
    const mails = await mailsOf(companyId)
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual([interviewer.email, admin.email].sort())
    expect(mails[0]?.subject).toBe('陈薇 recommends 1 candidate to you')
    expect(mails[0]?.bodyText).toContain('请看第二题')
    expect(mails[0]?.bodyText).toContain(`/shareurl?jobseekerChannelId=${candidateId}&recommendStageId=2`)
    const [entry] = await stored('auditEntry', companyId)
    expect(entry).toMatchObject({ action: 'recommendation.made', accountId: hr.accountId, candidateId })
    expect(entry?.details).toMatchObject({
      to: {
        stageId: '2',
        noteLength: 5,
        accounts: expect.arrayContaining([{ id: interviewer.accountId, name: '陈薇' }]),
      },
    })
    expect(JSON.stringify(entry?.details)).not.toContain('第二题')
  })

  test('takes ids as JSON and as text with commas, and the stage that is meant', async () => {
    const { give, companyId, interviewer, of, candidateId } = await aCandidateToGive()
    const second = await aCandidate(server.services, { companyId })
    const ids = [interviewer.accountId, of('admin').accountId]
    const input = { targetStageId: '3', targetStageTypeKind: 2 }
    const updateIdsAry = [candidateId, second.candidateId, candidateId]
    expect((await give({ ...input, registerUserIdAry: ids, updateIdsAry })).code).toBe(0)
    const rows = await rowsOf(companyId)
    expect(rows.map(({ recommendStageId }) => recommendStageId)).toEqual(['3', '3', '3', '3'])
    const asJson = await give(
      { registerUserIdAry: JSON.stringify(ids), updateIdsAry, targetStageId: '4' },
      undefined,
      { encoding: 'json' },
    )
    expect(asJson.code).toBe(0)
    expect(await rowsOf(companyId)).toHaveLength(8)
  })

  test('again in the same stage doubles nothing and adds the remark; two at once neither', async () => {
    const { give, companyId } = await aCandidateToGive()
    await give({ selectNote: '一' })
    await Promise.all([give(), give({ selectNote: '二' })])
    expect(await rowsOf(companyId)).toHaveLength(1)
    expect(await remarksOf(companyId)).toEqual(['一', '二'])
    // Nothing new and nothing said: no mail.
    expect(await mailsOf(companyId)).toHaveLength(2)
    await give({ targetStageId: '3' })
    expect(await rowsOf(companyId)).toHaveLength(2)
  })

  test('with the same key is done once', async () => {
    const { give, companyId, hr } = await aCandidateToGive()
    const more = { idempotencyKey: randomUUID() }
    await give({ selectNote: '一' }, hr, more)
    expect((await give({ selectNote: '一' }, hr, more)).code).toBe(0)
    expect(await remarksOf(companyId)).toEqual(['一'])
  })

  test('gives the candidate to an interviewer who had no way to the report', async () => {
    const { give, candidateId, interviewer, of } = await aCandidateToGive()
    const pass = () => give({ registerUserIdAry: [of('admin').accountId] }, interviewer)
    expect((await pass()).code).toBe(1002)
    await give()
    expect((await pass()).code).toBe(0)
    expect((await give({ updateIdsAry: [candidateId, randomUUID()] }, interviewer)).code).toBe(1005)
  })

  test('sent again with its key is answered as the first time, though the candidate is hired meanwhile', async () => {
    const { give, companyId, candidateId, hr } = await aCandidateToGive()
    const more = { idempotencyKey: randomUUID() }
    expect((await give({}, hr, more)).code).toBe(0)
    const { db } = server.services
    await db.updateTable('candidate').set({ stageTypeKind: 8 }).where('id', '=', candidateId).execute()
    expect((await give({}, hr, more)).code).toBe(0)
    expect((await give({}, hr, { idempotencyKey: randomUUID() })).code).toBe(1002)
    expect(await rowsOf(companyId)).toHaveLength(1)
  })

  test('gives to who only has the candidate from themselves', async () => {
    const { give, companyId, candidateId, hr, interviewer } = await aCandidateToGive()
    const { accountId } = interviewer
    const own = { companyId, candidateId, toAccountId: accountId, byAccountId: accountId }
    await aRecommendation(server.services, { ...own, operateStatus: 1 })
    const giveOn = () => give({}, interviewer)
    expect((await giveOn()).code).toBe(1002)
    await give()
    expect((await rowsOf(companyId)).filter(({ byAccountId }) => byAccountId === hr.accountId)).toHaveLength(
      1,
    )
    expect((await giveOn()).code).toBe(0)
    // To themselves they have it already.
    expect(await rowsOf(companyId)).toHaveLength(2)
  })

  test('needs a colleague and a candidate [P2-151]', async () => {
    const { give, companyId } = await aCandidateToGive()
    expect(await give({ registerUserIdAry: [] })).toMatchObject({
      code: 1003,
      msg: 'Choose at least one colleague',
    })
    expect((await give({ updateIdsAry: '' })).code).toBe(1003)
    const tooMany = Array.from({ length: maxRecommended + 1 }, () => randomUUID())
    expect((await give({ updateIdsAry: tooMany })).code).toBe(1003)
    expect(await rowsOf(companyId)).toEqual([])
  })

  test('takes 500 characters of a remark and no more [R5-023 P2-150 P5-007 R9-003]', async () => {
    const { give } = await aCandidateToGive()
    expect((await give({ selectNote: '字'.repeat(500) })).code).toBe(0)
    expect((await give({ selectNote: '字'.repeat(501) })).code).toBe(1003)
  })

  test('refuses frozen, strange and unknown colleagues alike, and stores nothing [R6-002 P6-004]', async () => {
    const { give, companyId, interviewer, of } = await aCandidateToGive()
    const stranger = await anAccount(server.services)
    for (const id of [of('freeze').accountId, stranger.accountId, randomUUID(), 'nobody']) {
      expect((await give({ registerUserIdAry: [interviewer.accountId, id] })).code).toBe(1005)
    }
    expect(await rowsOf(companyId)).toEqual([])
    expect(await mailsOf(companyId)).toEqual([])
  })

  test('refuses read-only accounts, another company’s candidates, and whoever is hired or eliminated', async () => {
    const { give, candidateId, of } = await aCandidateToGive()
    expect((await give({}, of('read'))).code).toBe(1002)
    const { candidateId: strange } = await aCandidate(server.services)
    expect((await give({ updateIdsAry: [candidateId, strange] })).code).toBe(1005)
    const inStage = async (stageTypeKind: number) => {
      const { db } = server.services
      await db.updateTable('candidate').set({ stageTypeKind }).where('id', '=', candidateId).execute()
      return (await give()).code
    }
    expect([await inStage(8), await inStage(9), await inStage(7)]).toEqual([1002, 1002, 0])
    expect((await give({ targetStageId: '9', targetStageTypeKind: 9 })).code).toBe(1002)
  })

  test('mails each colleague in their own language, with the names that it has in that script', async () => {
    const { give, companyId, candidateId, positionId, interviewer, of } = await aCandidateToGive()
    const { db } = server.services
    const latin = db.updateTable('candidate').set({ nameLatin: 'Lin Xiaotong' })
    await latin.where('id', '=', candidateId).execute()
    const position = db.updateTable('position').set({ nameLatin: 'Senior Backend Engineer' })
    await position.where('id', '=', positionId).execute()
    const english = interviewer
    const taiwanese = of('admin')
    const undecided = of('superAdmin')
    await server.call(saveLanguage, { locale: 'en' }, english)
    await server.call(saveLanguage, { locale: 'zh-TW' }, taiwanese)
    const colleagues = [english, taiwanese, undecided].map(({ accountId }) => accountId)
    await give({ registerUserIdAry: colleagues, selectNote: 'Q2' }, undefined, { lang: 'cn' })
    const mails = await mailsOf(companyId)
    const toldTo = ({ email }: { email: string }) => {
      const mail = mails.find(({ toAddress }) => toAddress === email)
      const [opening, candidate, note] = String(mail?.bodyText).split('\n\n')
      return [mail?.subject, opening, candidate?.split('\n')[0], note]
    }
    expect(toldTo(english)).toEqual([
      '陈薇 recommends 1 candidate to you',
      '陈薇 recommends to you:',
      'Lin Xiaotong (Senior Backend Engineer)',
      'Note: Q2',
    ])
    expect(toldTo(taiwanese)).toEqual([
      '陈薇 向您推薦了 1 位候選人',
      '陈薇 向您推薦：',
      '林晓彤（高级后端工程师）',
      '備註：Q2',
    ])
    expect(toldTo(undecided)).toEqual([
      '陈薇 向您推荐了 1 位候选人',
      '陈薇 向您推荐：',
      '林晓彤（高级后端工程师）',
      '备注：Q2',
    ])
  })

  test('hides in the mail who an anonymous candidate is', async () => {
    const { give, companyId } = await aCandidateToGive()
    const { candidateId } = await aCandidate(server.services, {
      companyId,
      name: '孟知安',
      isAnonymous: true,
    })
    await give({ updateIdsAry: [candidateId] })
    const [mail] = await mailsOf(companyId)
    expect(mail?.bodyText).toContain('孟**')
    expect(mail?.bodyText).not.toContain('知安')
  })

  test('of who refused and got it back is a new one', async () => {
    const { give, companyId, candidateId, interviewer } = await aCandidateToGive()
    await aRecommendation(server.services, {
      companyId,
      candidateId,
      toAccountId: interviewer.accountId,
      isWithdrawn: true,
    })
    await give()
    const rows = await rowsOf(companyId)
    expect(rows.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1)
    expect(rows).toHaveLength(2)
  })
})
