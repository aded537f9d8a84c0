import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { getCandidate, interviewOf } from '../../../candidates/candidates/server/queries.ts'
import { findInterviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { findStanding } from '../../../candidates/shortlist/server/actions/standing.ts'
import { getAiNoticeStatus, getMenuTabs, reportEvents } from '../contract.ts'
import { latestVersion, newsSince } from '../rules/news.ts'
import { type FoundTab, listTabRules } from './actions/tab-rules.ts'
import { visibleVersions } from './actions/visible-versions.ts'
import { aiNoticeKey } from './import.ts'
import { presentFacts, presentMenu } from './present.ts'
import { listPartVersions } from './queries/part-versions.ts'
import { listStoredParts } from './queries/stored-parts.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  let tabs: Promise<FoundTab[]> | null = null

  serve(
    getMenuTabs,
    async ({ reader, context }) =>
      new Versioned(reader.version, async () => {
        tabs ??= listTabRules()
        const [found, stored, candidate, standing] = await Promise.all([
          tabs,
          listStoredParts(db, reader),
          getCandidate(db, reader),
          findStanding(db, reader),
        ])
        const mails = services.mailer === null ? 'kept' : 'sent'
        const interview = interviewOf(candidate, reader)
        const facts = presentFacts(reader, reader.setting, stored, interview, { mails, standing })
        const menuTabs = presentMenu(found, facts, context.locale)
        if (reader.interviewId === null) return { menuTabs, facts }
        return { menuTabs, facts, version: latestVersion(visibleVersions(reader, stored)) }
      }),
  )

  serve(getAiNoticeStatus, async ({ reader }) => {
    const notice = await findInterviewDocument(db, reader, aiNoticeKey)
    return { status: notice ? 1 : 0 }
  })

  serve.events(reportEvents, {
    poll: async ({ reader, since }) => {
      const parts = await listPartVersions(db, reader)
      // An open stream polls again and again: stored parts are only read where a version is new.
      const isSeen = since !== null && parts.every(({ version }) => version <= since)
      if (isSeen) return newsSince([], since)
      return newsSince(visibleVersions(reader, await listStoredParts(db, reader)), since)
    },
    watch: ({ reader }, notify) => services.changes.watch(reader.interviewId, notify),
  })
}
