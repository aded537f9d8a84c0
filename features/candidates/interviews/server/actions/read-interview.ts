import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { readChecked, readStored, type StoredSchema } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import { listPlans } from '../../../../meetings/planning/server/queries/plans.ts'
import type { AuthorizedReport } from '../../../../platform/access/server/gate/report-access.ts'
import { allowsVisualAnalysis } from '../../../../platform/company/rules.ts'
import { reportGrant } from '../../../../platform/media/rules.ts'
import { partReader } from '../../../candidates/server/actions/part-reader.ts'
import { findIdCard, getCandidate, interviewOf, readIdCard } from '../../../candidates/server/queries.ts'
import { ColorBlindess, type interviewInfo } from '../../contract.ts'
import { isHiddenWhole, phoneCheck } from '../../rules.ts'
import { StoredTattooResults } from '../import/monitored.ts'
import { StoredAnswers, StoredFullRecords, StoredRecords } from '../import.ts'
import { presentInterviewInfo, type Stored } from '../present/interview.ts'
import { listSaidVoices } from '../queries/voices.ts'
import { findInterviewDocument, findInterviewDocuments } from '../queries.ts'

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

const StoredChecks = z.object({
  unqualified: z.optional(z.array(z.object({ type: z.string(), status: z.number() }))),
})

/** Whether all findings of the phone check are hidden: then its recordings are hidden too (R2-078). */
function isPhoneHidden(document: unknown): boolean {
  const { unqualified = [] } = readStored(StoredChecks, document ?? {}, 'antiCheating')
  return isHiddenWhole(unqualified.filter(({ type }) => type === phoneCheck))
}

async function findStored(services: AppServices, reader: AuthorizedReport): Promise<Stored> {
  const { db } = services
  const { companyId, interviewId, viewer } = reader
  const parts = readableParts(reader)
  // A visitor's grant opens the results of plans, and nothing else of them.
  const mayReadPlans = reader.isVisit ? reader.opens('interviewFeedback') : reader.may('planInterview')
  const [candidate, documents, saidVoices, idCard, plans] = await Promise.all([
    getCandidate(db, reader),
    interviewId && parts.length > 0
      ? findInterviewDocuments(db, { companyId, interviewId, viewer }, parts)
      : null,
    interviewId && parts.includes('fullRecords') ? listSaidVoices(db, { companyId, interviewId }) : [],
    findIdCard(db, reader),
    mayReadPlans ? listPlans(db, reader) : [],
  ])
  const part = (key: string) => documents?.get(key) ?? null
  const phoneVideos = part('mobileMonitorVideoList')
  const checks =
    interviewId && phoneVideos !== null
      ? await findInterviewDocument(db, { companyId, interviewId, viewer }, 'antiCheating')
      : null
  const { unreadable, readPart } = partReader(services, reader)
  const listOf = <Item>(schema: StoredSchema<Item[]>, key: string) =>
    readPart(() => readStored(schema, part(key) ?? [], key), [])
  // Where it is not known whether they are hidden, the recordings are not shown.
  const isPhoneShown = phoneVideos !== null && readPart(() => !isPhoneHidden(checks), false)
  return {
    candidate,
    interview: interviewOf(candidate, reader),
    answers: listOf(StoredAnswers, 'answers'),
    fullRecords: listOf(StoredFullRecords, 'fullRecords'),
    saidVoices,
    colourVision: readPart(() => {
      const document = part('tests.colourVision')
      return document === null ? null : readChecked(ColorBlindess, document, 'tests.colourVision')
    }, null),
    tattooResults: listOf(StoredTattooResults, 'tattooResults'),
    mobileMonitorVideos: isPhoneShown ? listOf(StoredRecords, 'mobileMonitorVideoList') : [],
    unreadable,
    idCard: readPart(() => readIdCard(idCard), null),
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
