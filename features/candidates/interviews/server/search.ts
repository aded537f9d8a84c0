import type { Database } from '@candor/db/database'
import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import type { SearchedText, SearchPart, SearchWork } from '@candor/kernel/services/searching'
import type { StoredSchema } from '@candor/kernel/stored'
import { StoredAnswers, StoredFullRecords } from './import.ts'
import { saidWords, writtenWords } from './present/searched-words.ts'
import { listAnsweredInterviews } from './queries/searched.ts'

/** A document that cannot be read has no words; the report tells its readers. */
function read<T>(schema: StoredSchema<T[]>, document: unknown): T[] {
  const result = schema.safeParse(document ?? [])
  return result.success ? result.data : []
}

interface Interview {
  readonly id: InterviewId
  readonly candidateId: CandidateId
  readonly at: Date | null
}

const textsOf = (
  { id, candidateId, at }: Interview,
  kind: 'said' | 'written',
  words: ReturnType<typeof saidWords>,
): SearchedText[] =>
  words.map(({ text, questionId, question, startMs }) => ({
    candidateId,
    kind,
    interviewId: id,
    text,
    source: questionId,
    question,
    startMs,
    place: null,
    accountId: null,
    at,
  }))

async function readInterviews({ db, candidates }: SearchWork<Database>): Promise<SearchedText[]> {
  const interviews = await listAnsweredInterviews(db, candidates)
  return interviews.flatMap(({ answers: document, fullRecords, ...interview }) => {
    const answers = read(StoredAnswers, document)
    const records = read(StoredFullRecords, fullRecords)
    return [
      ...textsOf(interview, 'said', saidWords(answers, records)),
      ...textsOf(interview, 'written', writtenWords(answers)),
    ]
  })
}

/** What candidates said and typed in AI interviews. */
export const search: readonly SearchPart<Database>[] = [{ read: readInterviews }]
