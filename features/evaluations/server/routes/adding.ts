import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { openToAct } from '../../../access/server/gate.ts'
import { type Act, act } from '../../../audit/server/queries/act.ts'
import { addEstimate, addEstimateResume, evaluationRefusals } from '../../contract.ts'
import { partOfType } from '../../rules/kinds.ts'
import { getAccountName, insertRemark } from '../queries.ts'
import { opinionStore, type Reviewer, requireOwn } from './opinion-store.ts'

/** What the one call adds, by its `source` (decision C11). */
const sources = { resume: 1, remark: 4 } as const

/** What stores a remark; refuses an empty one (P5-021). */
function remarkStore(reviewer: Reviewer, text: string, source: number) {
  const { companyId, candidateId, accountId } = reviewer
  const content = text.trim()
  if (content === '') throw new Refusal(evaluationRefusals, 'remarkEmpty')
  return async ({ db, now: createdAt, record }: Act) => {
    const writtenBy = await getAccountName(db, reviewer)
    await insertRemark(db, { companyId, candidateId, accountId, writtenBy, content, source, createdAt })
    record({ action: 'remark.added', candidateId, details: { to: { length: content.length } } })
    return null
  }
}

export function serveAdding(house: House, serve: Serve): void {
  serve(addEstimate, async (request) => {
    const { input, viewer } = request
    const { interviewId, jobseekerChannelId: candidateId, openedTabs } = input
    const reviewer = await openToAct(house, viewer, { interviewId, candidateId }, 'evaluate')
    requireOwn(viewer, input.estimateUserId)
    const kind = partOfType(input.estimateType)
    // The resume's part comes by the call below.
    if (kind === null || kind === 'resume') throw new Refusal(evaluationRefusals, 'unknownType')
    const { estimateContent: text, estimateScore: score = 0, result = 0 } = input
    const store = opinionStore(reviewer, kind, { text, score, result }, { openedTabs })
    return act(house, addEstimate, request, store)
  })

  serve(addEstimateResume, async (request) => {
    const { input, viewer } = request
    const { jobseekerChannelId: candidateId, corpId: companyId, source, estimateText: text } = input
    const isRemark = source === sources.remark
    const reviewer = await openToAct(
      house,
      viewer,
      { candidateId, companyId },
      isRemark ? 'remark' : 'evaluate',
    )
    requireOwn(viewer, input.userId)
    if (!isRemark && source !== sources.resume) throw new Refusal(evaluationRefusals, 'unknownType')
    const { estimateScore: score = 0, result = 0 } = input
    const store = isRemark
      ? remarkStore(reviewer, text, source)
      : opinionStore(reviewer, 'resume', { text, score, result }, { source, openedTabs: input.openedTabs })
    return act(house, addEstimateResume, request, store)
  })
}
