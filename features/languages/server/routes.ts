import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { englishAbility, getLanguageScore } from '../contract.ts'
import { presentEnglish, presentLanguageScore } from './present.ts'
import { findEnglish, listLanguageScores } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getLanguageScore, async ({ reader }) =>
    (await listLanguageScores(services.db, reader)).map((stored) =>
      presentLanguageScore(stored, reader.setting),
    ),
  )

  serve(englishAbility, async ({ reader }) =>
    presentEnglish(await findEnglish(services.db, reader), reader.setting),
  )
}
