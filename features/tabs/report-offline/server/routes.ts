import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { partReader } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { gateRefusals } from '../../../platform/access/contract.ts'
import type { AuthorizedReport } from '../../../platform/access/server/gate/report-access.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { addOfflineResult, listOfflineResults, maxWrittenRounds } from '../contract.ts'
import { saysSomething, type WrittenRound } from '../rules/rounds.ts'
import { isShownTo } from '../rules/tab.ts'
import { readWritten } from '../rules/wire.ts'
import { presentOfflineRounds } from './present.ts'
import { countWrittenRounds, insertWrittenRound, listOfflineRounds, listWrittenRounds } from './queries.ts'

function requireTab({ setting }: Pick<AuthorizedReport, 'setting'>): void {
  const hasOfflineInterviewTab = setting.rules.offlineInterviewTab
  if (!isShownTo({ hasOfflineInterviewTab })) throw new Refusal(gateRefusals, 'noView')
}

/** The audit log's details of a round: codes, and only the length of texts. */
function audited({ type, score, result, remark }: WrittenRound) {
  return {
    interviewType: type ?? null,
    interviewScore: score ?? null,
    resultLength: result?.length ?? 0,
    remarkLength: remark?.length ?? 0,
  }
}

export function routes(services: AppServices, serve: Serve): void {
  serve(listOfflineResults, async ({ reader }) => {
    const { db } = services
    requireTab(reader)
    const [imported, written] = await Promise.all([
      listOfflineRounds(db, reader),
      listWrittenRounds(db, reader, partReader(services, reader).readPart),
    ])
    return presentOfflineRounds(imported, written, (accountId) => reader.maySeeOpinionOf(accountId))
  })

  serve(addOfflineResult, (request) =>
    auditedTransaction(services, addOfflineResult, request, async ({ db, now, record, actor }) => {
      const { jobSeekerChannelId: _, ...input } = request.input
      const round = readWritten(input)
      requireTab(actor)
      if (!saysSomething(round)) throw new Refusal(addOfflineResult, 'nothingWritten')
      if ((await countWrittenRounds(db, actor)) >= maxWrittenRounds)
        throw new Refusal(addOfflineResult, 'tooManyRounds', { values: { most: maxWrittenRounds } })
      const subject = await insertWrittenRound(db, actor, input, now)
      const { candidateId, interviewId } = actor
      record({ action: 'offline.added', candidateId, interviewId, details: { subject, to: audited(round) } })
      return null
    }),
  )
}
