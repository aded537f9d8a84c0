import { Versioned } from '@candor/call/answer'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readChecked, UnreadableDocument } from '@candor/kernel/stored'
import type { AuthorizedReport } from '../../access/server/gate/report-access.ts'
import { findCandidateDocument, getCandidate, interviewOf } from '../../candidates/server/queries.ts'
import { allowsVisualAnalysis } from '../../company/rules.ts'
import { mediaExpiry, reportGrant } from '../../media/rules.ts'
import { ColorBlindess, interviewInfo } from '../contract.ts'
import { presentInterviewInfo, type Stored } from './present/interview.ts'
import { findInterviewDocuments } from './queries.ts'

/** The parts that a reader may see. What belongs to the interview's log opens with its key, as the tab does. */
function readableParts(reader: AuthorizedReport): string[] {
  return [
    ...(reader.may('reportAIInterview') ? ['answers', 'fullRecords'] : []),
    // What a body can and cannot is for the company alone.
    ...(reader.may('reportAIInterview') && !reader.isVisit ? ['tests.colourVision'] : []),
    ...(reader.may('reportInterviewLog') ? ['mobileMonitorVideoList'] : []),
    // What a body looks like is visual analysis (decision D26).
    ...(reader.may('reportInterviewLog') && allowsVisualAnalysis(reader.setting.profile)
      ? ['tattooResults']
      : []),
  ]
}

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  /** The colour-vision test, or that it cannot be read: the rest of the interview can. */
  function readColourVision(document: unknown): Pick<Stored, 'colourVision' | 'unreadable'> {
    if (document === null) return { colourVision: null, unreadable: [] }
    try {
      return { colourVision: readChecked(ColorBlindess, document, 'tests.colourVision'), unreadable: [] }
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      services.log.error({ err: error }, 'a stored part cannot be read')
      return { colourVision: null, unreadable: [error.part] }
    }
  }

  async function findStored(reader: AuthorizedReport): Promise<Stored> {
    const { companyId, interviewId, viewer } = reader
    const parts = readableParts(reader)
    const mayReadIdCard = reader.may('reportResume') && reader.opens('identityCard') && !reader.isAnonymous
    const [candidate, documents, idCard] = await Promise.all([
      getCandidate(db, reader),
      interviewId && parts.length > 0
        ? findInterviewDocuments(db, { companyId, interviewId, viewer }, parts)
        : null,
      mayReadIdCard && findCandidateDocument(db, reader, 'idCard'),
    ])
    const part = (key: string) => documents?.get(key) ?? null
    return {
      candidate,
      interview: interviewOf(candidate, reader),
      answers: part('answers'),
      fullRecords: part('fullRecords'),
      ...readColourVision(part('tests.colourVision')),
      tattooResults: part('tattooResults'),
      mobileMonitorVideos: part('mobileMonitorVideoList'),
      idCard: idCard || null,
    }
  }

  serve(interviewInfo, async ({ reader }) => {
    // The addresses of media in it hold for some hours.
    const version = `${reader.version} ${mediaExpiry(services.clock.now()).getTime()}`
    return new Versioned(version, async () => {
      const addressOf = services.media.of(reportGrant(reader))
      return presentInterviewInfo(await findStored(reader), reader, reader.setting, addressOf)
    })
  })
}
