import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { type OpenedReport, openReport, openToAct } from '../../access/server/gate.ts'
import { act } from '../../audit/server/queries/act.ts'
import { addOfflineResult, listOfflineResults } from '../contract.ts'
import { isShownTo, saysSomething, type WrittenRound } from '../rules.ts'
import { presentOfflineRounds } from './present.ts'
import { insertWrittenRound, listOfflineRounds, listWrittenRounds } from './queries.ts'

function requireTab({ setting }: Pick<OpenedReport, 'setting'>): void {
  const hasOfflineInterviewTab = setting.rules.offlineInterviewTab
  if (!isShownTo({ hasOfflineInterviewTab })) throw new Refusal(gateRefusals, 'noView')
}

/** What the audit log says of a round: codes, and of the words only how many there are. */
function audited({ interviewType, interviewScore, ...words }: WrittenRound) {
  return {
    interviewType: interviewType ?? null,
    interviewScore: interviewScore ?? null,
    resultLength: words.interviewResult?.length ?? 0,
    remarkLength: words.interviewRemark?.length ?? 0,
  }
}

export function routes(house: House, serve: Serve): void {
  serve(listOfflineResults, async ({ input, viewer }) => {
    const { db } = house
    const reader = await openReport(house, viewer, { candidateId: input.jobSeekerChannelId })
    requireTab(reader)
    const [imported, written] = await Promise.all([
      listOfflineRounds(db, reader),
      listWrittenRounds(db, reader),
    ])
    return presentOfflineRounds(imported, written)
  })

  serve(addOfflineResult, (request) =>
    act(house, addOfflineResult, request, async ({ house, viewer, db, now, record }) => {
      const { jobSeekerChannelId, ...round } = request.input
      const actor = await openToAct(house, viewer, { candidateId: jobSeekerChannelId }, 'offline')
      requireTab(actor)
      if (!saysSomething(round)) throw new Refusal(addOfflineResult, 'nothingWritten')
      const subject = await insertWrittenRound(db, actor, round, now)
      const { candidateId, interviewId } = actor
      record({ action: 'offline.added', candidateId, interviewId, details: { subject, to: audited(round) } })
      return null
    }),
  )
}
