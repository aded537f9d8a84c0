import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Span } from '@candor/kernel/span'
import { dayOf } from '@candor/messages/local-time'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { lockMailLink } from '../../../planning/server/actions/mail-links.ts'
import { notifyParticipants } from '../../../planning/server/actions/notify-participants.ts'
import { reserveTime } from '../../contract/choosing.ts'
import { decideReserve } from '../../rules/appointment.ts'
import { factsOf } from '../present/appointment.ts'
import {
  chooseTime,
  getAppointment,
  lockInterviewersOfPlan,
  type StoredAppointment,
} from '../queries/appointments.ts'
import type { LinkHolder } from './choice-link.ts'

/** Returns the effect of choosing a time; refuses a time that is not free. */
function requireReservable(stored: StoredAppointment, chosen: Span, now: Date) {
  const decision = decideReserve(factsOf(stored), chosen, now.getTime())
  if (decision.kind === 'refused') throw new Refusal(reserveTime, decision.refusal)
  return decision.kind
}

/** Reserves an offered time for a candidate, and mails it. Reserving the same time again changes nothing. */
export async function reserve(services: AppServices, holder: LinkHolder, chosen: Span): Promise<void> {
  const { link, linkRequest } = holder
  // A late candidate is refused before the locks.
  requireReservable(await getAppointment(services.db, link), chosen, services.clock.now())
  await transactionWithEntries(services, { ...link, accountId: null }, async (work) => {
    const { db } = work
    await lockMailLink({ ...services, db }, linkRequest)
    await lockInterviewersOfPlan(db, link.planId)
    const stored = await getAppointment(db, link)
    const kind = requireReservable(stored, chosen, services.clock.now())
    if (kind === 'same') return
    await storeChoice(work, stored, chosen)
    await mailChoice({ ...services, db }, holder, { stored, kind, now: work.now })
  })
}

async function storeChoice(
  { db, now, record }: EntryTransaction,
  stored: StoredAppointment,
  chosen: Span,
): Promise<void> {
  const startsAt = new Date(chosen.startsAt)
  const date = dayOf(chosen.startsAt, stored.timeZone)
  await chooseTime(db, stored.planId, { startsAt, endsAt: new Date(chosen.endsAt), date, now })
  record({
    action: 'time.chosen',
    candidateId: stored.candidateId,
    details: {
      subject: stored.roundName,
      from: stored.startsAt && new Date(stored.startsAt).toISOString(),
      to: startsAt.toISOString(),
    },
  })
}

interface Choice {
  readonly stored: StoredAppointment
  readonly kind: 'first' | 'moved'
  readonly now: Date
}

async function mailChoice(
  services: AppServices,
  { link, locale }: LinkHolder,
  { stored, kind, now }: Choice,
): Promise<void> {
  if (!stored.offeredBy) return
  await notifyParticipants(services, [
    {
      companyId: link.companyId,
      planId: link.planId,
      chosenBy: link.id,
      by: stored.offeredBy,
      happening: kind === 'first' ? 'planned' : 'changed',
      locale,
      now,
    },
  ])
}
