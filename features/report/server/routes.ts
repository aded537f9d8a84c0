import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { findInterviewDocument, getInterview } from '../../interviews/server/queries.ts'
import { getAiNoticeStatus, getMenuTabs, reportEvents } from '../contract.ts'
import { newsSince } from '../rules/news.ts'
import { presentFacts, presentMenu } from './present.ts'
import { listPartVersions } from './queries/part-versions.ts'
import { listStoredParts } from './queries/stored-parts.ts'
import { type FoundTab, listTabRules } from './queries/tab-rules.ts'

export function routes(house: House, serve: Serve): void {
  const { db } = house
  let tabs: Promise<FoundTab[]> | null = null

  serve(getMenuTabs, async ({ input, viewer, visitor }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const reader = await openReport(house, viewer, { interviewId, candidateId })
    const isOtherPosition = input.positionId && readId(input.positionId) !== reader.positionId
    if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
    tabs ??= listTabRules()
    const held = reader.interviewId && { companyId: reader.companyId, interviewId: reader.interviewId }
    const [found, stored, interview] = await Promise.all([
      tabs,
      listStoredParts(db, reader),
      held && getInterview(db, held),
    ])
    const facts = presentFacts(reader, reader.setting, stored, interview)
    return { menuTabs: presentMenu(found, facts, visitor.locale), facts }
  })

  serve(getAiNoticeStatus, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { interviewId: input.interviewId })
    requirePermission(reader, 'reportAIInterview')
    const { companyId, interviewId } = reader
    const notice = interviewId && (await findInterviewDocument(db, { companyId, interviewId }, 'aiNotice'))
    return { status: notice ? 1 : 0 }
  })

  serve.events(reportEvents, {
    async look({ input, viewer, since }) {
      const { companyId, interviewId } = await openReport(house, viewer, { interviewId: input.interviewId })
      if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
      return newsSince(await listPartVersions(db, { companyId, interviewId }), since)
    },
    watch: ({ interviewId }, wake) => house.interviewChanges.watch(readId(interviewId) ?? '', wake),
  })
}
