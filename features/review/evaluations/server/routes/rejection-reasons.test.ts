import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { addAll, addResume, aReviewer, rowsOf } = reviewersUnderTest(server)

/** Refuses a rejection without its reason, in the overall part and in the resume's. */
const askForReasons = ({ companyId }: Awaited<ReturnType<typeof aReviewer>>) =>
  aSetting(server.services, companyId, 'rules', { eliminationReasonRequired: true })

const reasonOf = (companyId: CompanyId, reason: string) =>
  server.services.db
    .insertInto('refusalReason')
    .values({ id: newId(), companyId, place: 1, reason })
    .execute()

const rejected = { estimateType: 1, estimateContent: '', result: 2, refuseReasons: ['薪资不匹配'] }

test('reasons of a rejection are stored and listed apart from the text, and are enough where a reason is required', async () => {
  const reviewer = await aReviewer()
  await askForReasons(reviewer)
  await reasonOf(reviewer.companyId, '薪资不匹配')
  expect((await addAll(reviewer, [rejected])).code).toBe(0)
  expect(await rowsOf(reviewer)).toMatchObject([{ content: '', reasons: ['薪资不匹配'] }])
  const input = { jobseekerChannelId: reviewer.candidateId }
  const { data } = await server.call(selectAllEstimateGroupBy, input, reviewer)
  expect(data[0]?.estimates[0]).toMatchObject({ estimateContent: '', refuseReasons: ['薪资不匹配'] })
  const one = await addResume(reviewer, { result: 2, refuseReasons: ['薪资不匹配'] })
  expect(one.code).toBe(0)
})

test('reasons that the company’s list does not have are refused, and nothing is stored', async () => {
  const reviewer = await aReviewer()
  const { code, msg } = await addAll(reviewer, [rejected], { lang: 'en' })
  expect([code, msg]).toEqual([1003, 'A reason is no longer in the company’s list. Choose again.'])
  expect(await rowsOf(reviewer)).toEqual([])
})
