import type { ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import { readChecked, readStored, UnreadableDocument } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import type { AuthorizedReport } from '../../../access/server/gate/report-access.ts'
import { findIdCard, getCandidate, interviewOf } from '../../../candidates/server/queries.ts'
import { allowsVisualAnalysis } from '../../../company/rules.ts'
import { reportGrant } from '../../../media/rules.ts'
import { listPlans } from '../../../plan/server/queries/plans.ts'
import { ColorBlindess, type interviewInfo } from '../../contract.ts'
import { isHiddenWhole, phoneCheck } from '../../rules.ts'
import { presentInterviewInfo, type Stored } from '../present/interview.ts'
import { findInterviewDocument, findInterviewDocuments, type OfInterview } from '../queries.ts'

/** The parts that a reader may see. The interview's log has its own permission, as its tab does. */
function readableParts(reader: AuthorizedReport): string[] {
  return [
    ...(reader.may('reportAIInterview') ? ['answers', 'fullRecords'] : []),
    // Physical abilities are never shown outside the company.
    ...(reader.may('reportAIInterview') && !reader.isVisit ? ['tests.colourVision'] : []),
    // A share of the checks opens their findings, pictures and log, but no recordings.
    ...(reader.may('reportInterviewLog') && !reader.isVisit ? ['mobileMonitorVideoList'] : []),
    // The look of a body is visual analysis (decision D26).
    ...(reader.may('reportInterviewLog') && !reader.isVisit && allowsVisualAnalysis(reader.setting.profile)
      ? ['tattooResults']
      : []),
  ]
}

/** The colour-vision test, or a mark that it cannot be read: the rest of the interview can. */
function readColourVision(
  { log }: AppServices,
  document: unknown,
): Pick<Stored, 'colourVision' | 'unreadable'> {
  if (document === null) return { colourVision: null, unreadable: [] }
  try {
    return { colourVision: readChecked(ColorBlindess, document, 'tests.colourVision'), unreadable: [] }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    log.error({ err: error }, 'a stored part cannot be read')
    return { colourVision: null, unreadable: [error.part] }
  }
}

const StoredChecks = z.object({
  unqualified: z.optional(z.array(z.object({ type: z.string(), status: z.number() }))),
})

/** Whether all findings of the phone check are hidden: then its recordings are hidden too (R2-078). */
async function isPhoneHidden(db: Database, of: OfInterview): Promise<boolean> {
  const { unqualified = [] } = readStored(
    StoredChecks,
    (await findInterviewDocument(db, of, 'antiCheating')) ?? {},
  )
  return isHiddenWhole(unqualified.filter(({ type }) => type === phoneCheck))
}

async function findStored(services: AppServices, reader: AuthorizedReport): Promise<Stored> {
  const { db } = services
  const { companyId, interviewId, viewer } = reader
  const parts = readableParts(reader)
  // A visitor's grant opens the results of plans, and nothing else of them.
  const mayReadPlans = reader.isVisit ? reader.opens('interviewFeedback') : reader.may('planInterview')
  const [candidate, documents, idCard, plans] = await Promise.all([
    getCandidate(db, reader),
    interviewId && parts.length > 0
      ? findInterviewDocuments(db, { companyId, interviewId, viewer }, parts)
      : null,
    findIdCard(db, reader),
    mayReadPlans ? listPlans(db, reader) : [],
  ])
  const part = (key: string) => documents?.get(key) ?? null
  const phoneVideos = part('mobileMonitorVideoList')
  const isPhoneShown =
    interviewId && phoneVideos !== null && !(await isPhoneHidden(db, { companyId, interviewId, viewer }))
  return {
    candidate,
    interview: interviewOf(candidate, reader),
    answers: part('answers'),
    fullRecords: part('fullRecords'),
    ...readColourVision(services, part('tests.colourVision')),
    tattooResults: part('tattooResults'),
    mobileMonitorVideos: isPhoneShown ? phoneVideos : null,
    idCard,
    plans: plans.map((plan) => (reader.maySeeFeedbackOf(plan.id) ? plan : { ...plan, feedback: [] })),
  }
}

/** The interview of a report with its answers, as its reader may see it. */
export async function readInterviewFor(
  services: AppServices,
  reader: AuthorizedReport,
): Promise<ReplyOf<typeof interviewInfo>> {
  const addressOf = services.media.of(reportGrant(reader))
  return presentInterviewInfo(await findStored(services, reader), reader, reader.setting, addressOf)
}
