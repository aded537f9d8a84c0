import type { ReplyOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import type { Viewer } from '../../access/rules/viewer.ts'
import type { ReportAddress } from '../../access/server/gate/addressed.ts'
import { type AuthorizedReport, authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { reportGrant } from '../../media/rules.ts'
import {
  getChatMonitorImg,
  getCheatLogs,
  getExitAndLoginInfo,
  getOperatorLogs,
  preventCheatingReport,
} from '../contract.ts'
import { permitted } from '../rules/withheld.ts'
import { mayReadFindings, permission } from '../rules.ts'
import { presentCourse, presentExits, presentLogs, presentMonitor } from './present/course.ts'
import { namedFiles, presentFindings } from './present/findings.ts'
import { presentInfo } from './present/info.ts'
import { findAntiCheating, listPictures } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  /** What is stored of the checks, without what may not leave the server; null where the interview was not checked. */
  async function findPermitted({ companyId, interviewId, setting }: AuthorizedReport) {
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    const stored = await findAntiCheating(services.db, { companyId, interviewId })
    return stored && permitted(stored, setting.profile)
  }

  async function openLog(viewer: Viewer, address: ReportAddress) {
    const reader = await authorizeReport(services, viewer, address)
    requirePermission(reader, permission)
    return { reader, stored: await findPermitted(reader) }
  }

  serve(preventCheatingReport, async ({ input, viewer }): Promise<ReplyOf<typeof preventCheatingReport>> => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    if (!mayReadFindings((key) => reader.may(key))) throw new Refusal(gateRefusals, 'noView')
    const stored = await findPermitted(reader)
    const items = stored?.unqualified ?? []
    const pictures = await listPictures(services.db, reader.companyId, namedFiles(items))
    const addressOf = services.media.of(reportGrant(reader))
    // The figures belong to the interview's log: the key of the AI report alone opens the findings, and nothing else.
    const figures = stored && reader.may(permission) ? stored : {}
    return {
      unqualified: stored && presentFindings(items, pictures, addressOf),
      ...presentInfo(figures, reader.setting.profile, addressOf),
    }
  })

  serve(getOperatorLogs, async ({ input, viewer }) => {
    const { reader, stored } = await openLog(viewer, input)
    return presentLogs(stored, reader.isAnonymous)
  })

  serve(getChatMonitorImg, async ({ input, viewer }) => {
    const { reader, stored } = await openLog(viewer, input)
    return presentMonitor(stored, services.media.of(reportGrant(reader)))
  })

  serve(getCheatLogs, async ({ input, viewer }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const { stored } = await openLog(viewer, { interviewId, candidateId })
    return presentExits(stored)
  })

  serve(getExitAndLoginInfo, async ({ input, viewer }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const { reader, stored } = await openLog(viewer, { interviewId, candidateId })
    return presentCourse(stored, reader.isAnonymous)
  })
}
