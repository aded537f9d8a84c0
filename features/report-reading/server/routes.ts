import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requireOneOf } from '../../access/server/gate.ts'
import { keysToAbilities } from '../../report-language/rules.ts'
import { allLanguageAbility } from '../contract.ts'
import { presentAbilities } from './present.ts'
import { listAbilities } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(allLanguageAbility, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    requireOneOf(reader, keysToAbilities)
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    return presentAbilities(await listAbilities(services.db, { companyId, interviewId }))
  })
}
