import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { getCandidate, interviewOf } from '../../candidates/server/queries.ts'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { getAiNoticeStatus, getMenuTabs, reportEvents } from '../contract.ts'
import { newsSince } from '../rules/news.ts'
import { aiNoticeKey } from './import.ts'
import { presentFacts, presentMenu } from './present.ts'
import { listPartVersions } from './queries/part-versions.ts'
import { listStoredParts } from './queries/stored-parts.ts'
import { type FoundTab, listTabRules } from './queries/tab-rules.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  let tabs: Promise<FoundTab[]> | null = null

  serve(getMenuTabs, async ({ input, viewer, context }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const reader = await authorizeReport(services, viewer, { interviewId, candidateId })
    const isOtherPosition = input.positionId && readId(input.positionId) !== reader.positionId
    if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
    tabs ??= listTabRules()
    const [found, stored, candidate] = await Promise.all([
      tabs,
      listStoredParts(db, reader),
      getCandidate(db, reader),
    ])
    const facts = presentFacts(reader, reader.setting, stored, interviewOf(candidate, reader))
    return { menuTabs: presentMenu(found, facts, context.locale), facts }
  })

  serve(getAiNoticeStatus, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    requirePermission(reader, 'reportAIInterview')
    const { companyId, interviewId } = reader
    const notice = interviewId && (await findInterviewDocument(db, { companyId, interviewId }, aiNoticeKey))
    return { status: notice ? 1 : 0 }
  })

  serve.events(reportEvents, {
    async poll({ input, viewer, since }) {
      const { companyId, interviewId } = await authorizeReport(services, viewer, {
        interviewId: input.interviewId,
      })
      if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
      return newsSince(await listPartVersions(db, { companyId, interviewId }), since)
    },
    watch: ({ interviewId }, notify) => services.interviewChanges.watch(readId(interviewId) ?? '', notify),
  })
}
