import { aCandidate } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test, vi } from 'vitest'
import { saveLanguage } from '../../../../sign-in/session/contract.ts'
import { givingUnderTest } from './giving-under-test.ts'

const server = serverUnderTest()
const { mailsOf, aCandidateToGive } = givingUnderTest(server)

test('the mail of a recommendation words each candidate once for all colleagues who read one language', async () => {
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

test('the mail of a recommendation is in each colleague’s language, with the names in that script', async () => {
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

test('the mail of a recommendation hides the name of an anonymous candidate', async () => {
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
