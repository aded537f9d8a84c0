import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readInterviewPart } from '../../../candidates/interviews/server/queries.ts'
import { englishAbility, getLanguageScore } from '../contract.ts'
import { English, LanguageScores } from './import.ts'
import { presentEnglish, presentLanguageScore } from './present.ts'

export function routes({ db }: AppServices, serve: Serve): void {
  serve(getLanguageScore, async ({ reader }) => {
    const scores = await readInterviewPart(db, reader, 'tests.language', LanguageScores)
    return (scores ?? []).map((stored) => presentLanguageScore(stored, reader.setting))
  })

  serve(englishAbility, async ({ reader }) =>
    presentEnglish(await readInterviewPart(db, reader, 'tests.english', English), reader.setting),
  )
}
