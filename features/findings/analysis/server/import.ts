import type { Database } from '@candor/db/database'
import { storeInterviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { replacePositionScores } from '../../../candidates/scores/server/queries.ts'
import { interviewPart } from '../../../platform/imports/rules/part.ts'
import { AiData } from '../contract/ai-data.ts'
import { analysisFacts } from '../rules/facts.ts'
import { positionScoresOf } from '../rules/position-scores.ts'
import { setAnalysisFacts } from './queries.ts'

const aiData = interviewPart<Database>()({
  key: 'aiData',
  schema: AiData,
  async store(bundle, value) {
    await storeInterviewDocument(bundle.db, bundle, 'aiData', value, bundle.now)
    await setAnalysisFacts(bundle.db, bundle, analysisFacts(value))
    await replacePositionScores(bundle.db, bundle, positionScoresOf(value))
  },
})

export const parts = [aiData]
