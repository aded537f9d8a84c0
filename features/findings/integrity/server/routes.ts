import type { ReplyOf } from '@candor/call/define'
import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { InterviewId } from '@candor/kernel/ids'
import type { AuthorizedReport } from '../../../platform/access/server/gate/report-access.ts'
import { mediaExpiry, reportGrant } from '../../../platform/media/rules.ts'
import { preventCheatingReport } from '../contract/report.ts'
import { getChatMonitorImg, getCheatLogs, getExitAndLoginInfo, getOperatorLogs } from '../contract.ts'
import { checksOf, isAnyGenerating } from '../rules/checks.ts'
import { integrityPermission } from '../rules/findings.ts'
import { readCourse, readResults } from '../rules/wire.ts'
import { permitted } from '../rules/withheld.ts'
import { presentCourse, presentExits, presentLogs, presentMonitor } from './present/course.ts'
import { namedFiles, presentFindings } from './present/findings.ts'
import { presentInfo } from './present/info.ts'
import { findAntiCheating, listPictures } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  /**
   * The stored checks without what may not be sent; null where there were none, and for a visitor whose share does not
   * open them.
   */
  async function findPermitted(reader: AuthorizedReport<InterviewId>) {
    if (!reader.opens('antiCheating')) return null
    const stored = await findAntiCheating(services.db, reader)
    return stored && permitted(stored, reader.setting.profile)
  }

  async function readReport(
    reader: AuthorizedReport<InterviewId>,
  ): Promise<ReplyOf<typeof preventCheatingReport>> {
    const stored = await findPermitted(reader)
    const items = stored?.unqualified ?? []
    const pictures = await listPictures(services.db, reader.companyId, namedFiles(items))
    const addressOf = services.media.of(reportGrant(reader))
    const found = presentFindings(items, pictures, addressOf)
    // Figures belong to the interview's log: with the key of the AI report alone, a reader gets only the findings.
    const info = presentInfo(stored ?? {}, reader.setting.profile, addressOf)
    const checks = checksOf({
      results: readResults({ unqualified: found, ...info }),
      events: [],
      exits: null,
      course: readCourse(presentCourse(stored, reader)),
    })
    return {
      unqualified: stored?.hasResults ? found : null,
      isGenerating: isAnyGenerating(checks),
      ...(reader.may(integrityPermission) ? info : presentInfo({}, reader.setting.profile, addressOf)),
    }
  }

  serve(preventCheatingReport, async ({ reader }) => {
    // The media addresses in it expire after some hours. The type of a stored file never changes.
    const version = `${reader.version} ${mediaExpiry(services.clock.now()).getTime()}`
    return new Versioned(version, () => readReport(reader))
  })

  serve(getOperatorLogs, async ({ reader }) => presentLogs(await findPermitted(reader), reader))

  serve(getChatMonitorImg, async ({ reader }) =>
    presentMonitor(await findPermitted(reader), services.media.of(reportGrant(reader))),
  )

  serve(getCheatLogs, async ({ reader }) => presentExits(await findPermitted(reader)))

  serve(getExitAndLoginInfo, async ({ reader }) => presentCourse(await findPermitted(reader), reader))
}
