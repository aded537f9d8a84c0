import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import type { ReportReader } from '../../access/rules/viewer.ts'
import { openReport } from '../../access/server/gate.ts'
import { findCandidateDocument, getCandidate } from '../../candidates/server/queries.ts'
import { reportGrant } from '../../media/rules.ts'
import { interviewInfo } from '../contract.ts'
import { presentInterviewInfo, type Stored } from './present/interview.ts'
import { findInterviewDocuments, getInterview } from './queries.ts'

const documentParts = ['answers', 'fullRecords', 'tests.colourVision']

export function routes(house: House, serve: Serve): void {
  const { db } = house

  async function findStored(reader: ReportReader): Promise<Stored> {
    const { companyId, interviewId } = reader
    const interview = interviewId && { companyId, interviewId }
    const mayReadAnswers = interview && reader.may('reportAIInterview')
    const mayReadIdCard = reader.may('reportResume') && !reader.isAnonymous
    const [candidate, found, documents, idCard] = await Promise.all([
      getCandidate(db, reader),
      interview && getInterview(db, interview),
      mayReadAnswers && findInterviewDocuments(db, interview, documentParts),
      mayReadIdCard && findCandidateDocument(db, reader, 'idCard'),
    ])
    const part = (key: string) => (documents ? (documents.get(key) ?? null) : null)
    return {
      candidate,
      interview: found,
      answers: part('answers'),
      fullRecords: part('fullRecords'),
      colourVision: part('tests.colourVision'),
      idCard: idCard || null,
    }
  }

  serve(interviewInfo, async ({ input, viewer }) => {
    const { userId: interviewId, jobSeekerChannelId: candidateId, companyId, positionId } = input
    const reader = await openReport(house, viewer, { interviewId, candidateId, companyId })
    if (positionId && readId(positionId) !== reader.positionId) throw new Refusal(gateRefusals, 'notFound')
    const stored = await findStored(reader)
    return presentInterviewInfo(stored, reader, reader.setting, house.media.of(reportGrant(reader)))
  })
}
