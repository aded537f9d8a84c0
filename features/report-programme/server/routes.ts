import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { shownScores } from '../../scores/rules/standing.ts'
import { getProgramme } from '../contract.ts'
import { permission } from '../rules.ts'
import { presentProgramme } from './present.ts'
import { findProgramme } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getProgramme, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    requirePermission(reader, permission)
    const { companyId, interviewId, isAnonymous, setting } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    const stored = await findProgramme(services.db, { companyId, interviewId })
    return presentProgramme(stored, {
      isScoreShown: shownScores(setting).singles,
      hidesCorrectness: setting.rules.hideAnswerCorrectness,
      isAnonymous,
    })
  })
}
