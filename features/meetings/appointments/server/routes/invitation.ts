import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { keepWechatHint } from '../../../../sign-in/session/server/queries/accounts.ts'
import { linkRefusals } from '../../../planning/contract/mail-links.ts'
import { refused } from '../../../planning/rules/receiving.ts'
import { countRefusal } from '../../../planning/server/actions/count-refusal.ts'
import { linkRequestOf, lockMailLink, openMailLink } from '../../../planning/server/actions/mail-links.ts'
import { notifyPlanners } from '../../../planning/server/actions/notify-planners.ts'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'
import { answerInvitation, keepReminder, readInvitation } from '../../contract/invitation.ts'
import { presentInvitation } from '../present/invitation.ts'
import { getAppointment } from '../queries/appointments.ts'
import { findInvited, updateInvited } from '../queries/invited.ts'

/** The interview of an interviewer's link, and its reply. */
async function read({ db, clock }: AppServices, link: LiveLink) {
  const appointment = await getAppointment(db, link)
  const invited = await findInvited(db, link)
  if (!invited) throw new Refusal(linkRefusals, 'linkOver')
  return { appointment, invited, reply: presentInvitation(appointment, invited, clock.now().getTime()) }
}

interface GivenAnswer {
  readonly status: number
  /** Null for an acceptance. */
  readonly refuseReason: string | null
  readonly locale: Locale
}

/** Stores an interviewer's answer, and mails a refusal to the planners. */
async function storeAnswer(
  within: AppServices,
  { now, record }: EntryTransaction,
  link: LiveLink,
  { status, refuseReason, locale }: GivenAnswer,
): Promise<void> {
  const { appointment, invited, reply } = await read(within, link)
  if (!reply.mayAnswer) throw new Refusal(answerInvitation, 'interviewOver')
  if (invited.receiveStatus === status && invited.refuseReason === refuseReason) return
  await updateInvited(within.db, link, { receiveStatus: status, refuseReason, now })
  if (status === refused) {
    await countRefusal(within, answerInvitation, link)
    const { companyId, planId } = link
    const news = { kind: 'interviewerRefused', name: invited.name, reason: refuseReason } as const
    await notifyPlanners(within, { companyId, planIds: [planId], news, locale, now })
  }
  record({
    action: 'invitation.answered',
    candidateId: appointment.candidateId,
    details: { subject: appointment.roundName, from: invited.receiveStatus, to: status },
  })
}

/** The calls of an interviewer by the link in their mail. */
export function invitationRoutes(services: AppServices, serve: Serve): void {
  serve(
    readInvitation,
    async (request) =>
      (await read(services, await openMailLink(services, linkRequestOf(request, 'accept')))).reply,
  )

  serve(answerInvitation, async (request) => {
    const { interviewerReceiveStatus: status, reason = '' } = request.input
    const linkRequest = linkRequestOf(request, 'accept')
    const link = await openMailLink(services, linkRequest)
    if (status === refused && reason === '') {
      throw new Refusal(answerInvitation, 'refuseReasonMissing', { data: { field: 'reason' } })
    }
    const refuseReason = status === refused ? reason : null
    await transactionWithEntries(services, link, async (work) => {
      const within = { ...services, db: work.db }
      await lockMailLink(within, linkRequest)
      await storeAnswer(within, work, link, { status, refuseReason, locale: request.context.locale })
    })
    return (await read(services, link)).reply
  })

  serve(keepReminder, async (request) => {
    const link = await openMailLink(services, linkRequestOf(request, 'accept'))
    const { companyId, accountId } = link
    const isOn = request.input.isWechatHint === 1
    const known = await read(services, link)
    if (known.invited.showsWechatHint === isOn) return known.reply
    await services.db.transaction().execute(async (db) => {
      // Alone, as it changes an account that every act of its owner holds.
      await lockRights(db, companyId)
      await lockMailLink({ ...services, db }, linkRequestOf(request, 'accept'))
      if (accountId !== null) await keepWechatHint(db, { companyId, accountId }, isOn)
    })
    return (await read(services, link)).reply
  })
}
