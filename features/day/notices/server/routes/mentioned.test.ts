import { anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { reviewersUnderTest } from '../../../../review/evaluations/server/routes/reviewer-under-test.ts'
import { listNotices } from '../../contract.ts'

const server = serverUnderTest()
const { addResume, aReviewer } = reviewersUnderTest(server)

test('a colleague whom a remark names is told once, without its words, and no longer after the right is gone', async () => {
  const author = await aReviewer()
  const { companyId, candidateId } = author
  const zhou = await anAccount(server.services, { companyId, name: '周予川', userType: 'interviewer' })
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: zhou.accountId })
  const sent = { source: 4, estimateText: '@周予川 秘密的话', mentioned: [zhou.accountId] }
  expect((await addResume(author, sent)).code).toBe(0)
  const read = async (token: string) => (await server.call(listNotices, {}, { token, lang: 'en' })).data
  const [notice, ...others] = (await read(zhou.token)).list
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    kind: 'mentioned',
    variant: 'remark',
    isGone: false,
    byName: '陈薇',
    jobseekerChannelId: candidateId,
  })
  expect(JSON.stringify(notice)).not.toContain('秘密')
  expect((await read(author.token)).list).toEqual([])
  await server.services.db
    .updateTable('recommendation')
    .set({ withdrawnAt: server.clock.now() })
    .where('candidateId', '=', candidateId)
    .execute()
  const [gone] = (await read(zhou.token)).list
  expect(gone).toMatchObject({ isGone: true, byName: null, name: null, jobseekerChannelId: null })
})
