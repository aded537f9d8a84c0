import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { hidesFeedbackContent, sentBrand } from '../../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { writeForm } from '../../../assessment-forms/rules/wire.ts'
import { findPublished, findVersion, namedForm } from '../../../assessment-forms/server/queries/forms.ts'
import { linkRefusals } from '../../../planning/contract/mail-links.ts'
import { notHeld } from '../../../planning/rules/status.ts'
import { linkRequestOf, lockMailLink, openMailLink } from '../../../planning/server/actions/mail-links.ts'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'
import { giveLinkedFeedback, readLinkedFeedback } from '../../contract/linked.ts'
import type { FeedbackRow } from '../queries/feedback.ts'
import { findLinked, type Linked } from '../queries/linked.ts'
import { feedbackOf, getNamedPlan, type NamedPlan } from './named.ts'
import { isFillable, storeFeedback } from './storing.ts'

/** The plan of a link, refused as expired where it no longer names the interviewer. */
async function getLinked(db: AppServices['db'], link: LiveLink): Promise<Linked> {
  const linked = await findLinked(db, link)
  if (!linked) throw new Refusal(linkRefusals, 'linkOver')
  return linked
}

/** The plan of a link, with the interviewer's feedback or draft. */
async function read({ db }: Pick<AppServices, 'db'>, link: LiveLink) {
  const linked = await getLinked(db, link)
  const named = await getNamedPlan({ db }, linked, linked, linked.planId)
  const own = feedbackOf(named.feedback, { accountId: linked.accountId, name: linked.interviewerName })
  return { linked, named, own }
}

/** Submitted feedback cannot be changed by link, except that the interview was not held. */
const hasGiven = (own: FeedbackRow | null) =>
  own !== null && own.submittedAt !== null && own.result !== notHeld

/** The version that was begun with, here or in the link's page, else the published one. */
async function formFor(
  db: AppServices['db'],
  { companyId }: Linked,
  { plan }: NamedPlan,
  { own, publishId }: { own: FeedbackRow | null; publishId: string | undefined },
) {
  const begunId = own?.formVersionId ?? readId<'formVersion'>(publishId)
  const begun = begunId && (await findVersion(db, companyId, begunId))
  const isBegun = begun && (own?.formVersionId || isFillable(begun, plan))
  const version = isBegun ? begun : plan.formId && (await findPublished(db, companyId, plan.formId))
  return version ? writeForm(namedForm(version)) : null
}

/** The interview of a link in the reply's fields, with a masked name for an anonymous candidate. */
function presentLinked(linked: Linked) {
  return {
    interviewPlanId: linked.planId,
    companyName: linked.companyName,
    companyNameLatin: linked.companyLatin,
    positionName: linked.positionName,
    positionNameLatin: linked.positionLatin,
    interviewRoundName: linked.roundName,
    candidateName: linked.isAnonymous ? maskedName(linked.candidateName) : linked.candidateName,
    candidateNameLatin: linked.isAnonymous ? null : linked.candidateLatin,
    interviewerName: linked.interviewerName,
    interviewStartTime: linked.startsAt?.getTime() ?? null,
    interviewEndTime: linked.endsAt?.getTime() ?? null,
    timeZone: linked.zone ?? linked.timeZone,
  }
}

/** The calls by which interviewers give feedback with a mailed link, without an account. */
export function serveLinked(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(readLinkedFeedback, async (request) => {
    const link = await openMailLink(services, linkRequestOf(request, 'feedback'))
    const { linked, named, own } = await read(services, link)
    return {
      ...presentLinked(linked),
      ...sentBrand(await findCompanyRules(db, linked.companyId)),
      hasGiven: hasGiven(own),
      hasContent: !hidesFeedbackContent(linked.customerType),
      form: hasGiven(own)
        ? null
        : await formFor(db, linked, named, { own, publishId: request.input.publishId }),
    }
  })

  serve(giveLinkedFeedback, async (request) => {
    const link = await openMailLink(services, linkRequestOf(request, 'feedback'))
    const { companyId, candidateId } = await getLinked(db, link)
    await transactionWithEntries(services, link, async (transaction) => {
      const within = { ...services, db: transaction.db }
      // The same locks as acts of accounts, so that feedback given meanwhile by one of them is seen.
      await shareRights(within.db, companyId)
      await lockCandidates(within.db, companyId, [candidateId])
      await lockMailLink(within, linkRequestOf(request, 'feedback'))
      const { linked, own } = await read(within, link)
      const { interviewResult, feedbackContent, record } = request.input
      const given = {
        planInterviewId: linked.planId,
        interviewerId: linked.accountId,
        interviewResult,
        feedbackContent,
        // Without an id nothing replaces feedback that was given.
        ...(own !== null && !hasGiven(own) ? { id: own.id } : {}),
      }
      await storeFeedback({ ...transaction, writer: { ...linked, isByLink: true } }, given, record ?? null)
    })
    return null
  })
}
