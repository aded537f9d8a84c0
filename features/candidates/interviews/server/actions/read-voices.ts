import type { Database } from '@candor/db/database'
import type { InterviewId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import type { ReportReader } from '../../../../platform/access/rules/viewer.ts'
import { getCandidate } from '../../../candidates/server/queries.ts'
import { StoredAnswers, StoredFullRecords } from '../import.ts'
import { recordingsOf, voicesOfInterview } from '../present/recordings.ts'
import { listSaidVoices } from '../queries/voices.ts'
import { findInterviewDocuments } from '../queries.ts'

/** The recordings of an interview with their voices, as they are within a transaction. */
export async function readVoices(db: Database, reader: ReportReader<InterviewId>) {
  const of = { companyId: reader.companyId, interviewId: reader.interviewId }
  const candidate = await getCandidate(db, reader)
  const documents = await findInterviewDocuments(db, of, ['answers', 'fullRecords'])
  const answers = readStored(StoredAnswers, documents.get('answers') ?? [], 'answers')
  const records = readStored(StoredFullRecords, documents.get('fullRecords') ?? [], 'fullRecords')
  const recordings = recordingsOf(answers, records)
  return {
    recordings,
    voices: voicesOfInterview(recordings, candidate, await listSaidVoices(db, of)),
  }
}
