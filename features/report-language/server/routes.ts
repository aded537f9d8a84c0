import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import type { Viewer } from '../../access/rules/viewer.ts'
import { authorizeReport, requireOneOf } from '../../access/server/gate.ts'
import { englishAbility, getLanguageScore } from '../contract.ts'
import { keysToAbilities } from '../rules.ts'
import { presentEnglish, presentLanguageScore } from './present.ts'
import { findEnglish, listLanguageScores } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  async function openInterview(viewer: Viewer, of: { interviewId: string }) {
    const reader = await authorizeReport(services, viewer, of)
    requireOneOf(reader, keysToAbilities)
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    return { companyId, interviewId }
  }

  serve(getLanguageScore, async ({ input, viewer }) => {
    const of = await openInterview(viewer, input)
    return (await listLanguageScores(services.db, of)).map(presentLanguageScore)
  })

  serve(englishAbility, async ({ input, viewer }) => {
    const of = await openInterview(viewer, input)
    return presentEnglish(await findEnglish(services.db, of))
  })
}
