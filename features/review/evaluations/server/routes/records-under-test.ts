import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import {
  clickEstimate,
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../contract/reading.ts'
import { reviewersUnderTest } from './reviewer-under-test.ts'

type Reviewer = Awaited<ReturnType<ReturnType<typeof reviewersUnderTest>['aReviewer']>>

/** Reviewers who speak about a candidate, and the records that they read. */
export function recordsUnderTest(server: ServerUnderTest) {
  const { add, aReviewer } = reviewersUnderTest(server)

  const of = ({ candidateId }: Reviewer) => ({ jobseekerChannelId: candidateId })

  function list(reader: Reviewer, more: { estimateType?: number; interviewId?: string } = {}, lang = 'cn') {
    return server.call(selectAllEstimateGroupBy, { ...of(reader), ...more }, { token: reader.token, lang })
  }

  function listStage(reader: Reviewer, recommendStageId?: string) {
    const input = { ...of(reader), recommendStageId }
    return server.call(selectAllEstimateGroupByforCMBC, input, { token: reader.token, lang: 'cn' })
  }

  function unread(reader: Reviewer, interviewerId?: string) {
    const input = { ...of(reader), interviewerId }
    return server.call(selectEstimateGroupByTimePeriod, input, { token: reader.token })
  }

  function markRead(reader: Reviewer, startTime: number, interviewerId?: string) {
    return server.call(clickEstimate, { ...of(reader), startTime, interviewerId }, { token: reader.token })
  }

  /** Adds an opinion a minute after the last thing that happened. Resolves with its time. */
  async function say(reviewer: Reviewer, part: Parameters<typeof add>[1] = { estimateContent: '可以。' }) {
    server.clock.pass(60_000)
    expect((await add(reviewer, part)).code).toBe(0)
    return server.clock.now().getTime()
  }

  const moveTo = ({ candidateId }: Reviewer, stageId: string) =>
    server.services.db.updateTable('candidate').set({ stageId }).where('id', '=', candidateId).execute()

  return { aReviewer, list, listStage, unread, say, moveTo, of, markRead }
}
