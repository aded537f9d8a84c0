import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Span } from '@candor/kernel/span'
import { dayOf } from '@candor/messages/local-time'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { writeSpan } from '../../../planning/rules/wire.ts'
import { lockInterviewers } from '../../../planning/server/queries/taken.ts'
import { listInterviewerTimes, saveInterviewerTimes } from '../../contract/own-times.ts'
import { areOtherTimes } from '../../rules/free-times.ts'
import { timesFault } from '../../rules/offering.ts'
import { readTimes } from '../../rules/wire.ts'
import { isAccountOf, listTimesOf, replaceTimesOf } from '../queries/interviewer-times.ts'

const spanOf = ({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }): Span => ({
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
})

function requireTimes(times: readonly Span[], now: number, known: readonly Span[]): void {
  const wrong = timesFault(times, now, known)
  if (!wrong) return
  const end = wrong.fault === 'endBeforeStart' ? 'endTime' : 'startTime'
  throw new Refusal(saveInterviewerTimes, wrong.fault, { data: { field: `times.${wrong.index}.${end}` } })
}

/** Replaces the caller's availability, unless it is stored already. */
async function saveTimes(
  { db, now, viewer, record }: AuditedTransaction,
  { times: sent, instead }: InputOf<typeof saveInterviewerTimes>,
): Promise<void> {
  const { companyId, accountId } = viewer
  const times = readTimes(sent)
  // Other devices of theirs wait here, and anybody who plans a time of theirs.
  await lockInterviewers(db, [accountId])
  const owner = { companyId, accountId, now }
  const nowMs = now.getTime()
  const known = (await listTimesOf(db, owner)).map(spanOf)
  // Otherwise it is a retry whose reply was lost, or a double press.
  const isChange = areOtherTimes(times, known, nowMs)
  if (isChange && instead && areOtherTimes(readTimes(instead), known, nowMs)) {
    throw new Refusal(saveInterviewerTimes, 'savedElsewhere')
  }
  requireTimes(times, nowMs, known)
  if (!isChange) return
  await replaceTimesOf(db, owner, times)
  record({ action: 'freeTimes.changed', details: { to: { count: times.length } } })
}

/** The calls about interviewers' availability. */
export function ownTimesRoutes({ db, clock, ...services }: AppServices, serve: Serve): void {
  serve(listInterviewerTimes, async ({ input, viewer }) => {
    const { companyId } = viewer
    const accountId = input.interviewerId ? readId<'account'>(input.interviewerId) : viewer.accountId
    if (!accountId || !(await isAccountOf(db, companyId, accountId))) {
      throw new Refusal(gateRefusals, 'notFound')
    }
    const rows = await listTimesOf(db, { companyId, accountId, now: clock.now() })
    return rows.map((row) => ({
      date: dayOf(row.startsAt.getTime(), row.timeZone),
      ...writeSpan(spanOf(row)),
    }))
  })

  serve(saveInterviewerTimes, (request) =>
    auditedTransaction({ db, clock, ...services }, saveInterviewerTimes, request, async (work) => {
      const { accountId, userType } = work.viewer
      const { interviewerId } = request.input
      if (!canAct(userType)) throw new Refusal(gateRefusals, 'noOperate')
      if (interviewerId && readId<'account'>(interviewerId) !== accountId) {
        throw new Refusal(gateRefusals, 'notFound')
      }
      await saveTimes(work, request.input)
      return null
    }),
  )
}
