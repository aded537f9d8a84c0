import { Versioned } from '@candor/call/answer'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { aiReportData } from '../contract/calls.ts'
import { presentAiData } from './present.ts'
import { findAnalysis, listCheckedAnswers } from './queries.ts'

const noAnswers: ReadonlySet<string> = new Set()

export function routes(services: AppServices, serve: Serve): void {
  serve(
    aiReportData,
    async ({ reader }) =>
      new Versioned(reader.version, async () => {
        const { setting } = reader
        const [analysis, hiddenVerdicts] = await Promise.all([
          findAnalysis(services.db, reader),
          setting.rules.hideAnswerCorrectness ? listCheckedAnswers(services.db, reader) : noAnswers,
        ])
        const reach = reader.may('reportAIInterview') ? 'whole' : 'conclusions'
        return presentAiData({ ...analysis, hiddenVerdicts }, setting, reach)
      }),
  )
}
