import { ofCandidate } from '../../../candidates/rules/ids.ts'
import {
  getChatMonitorImg,
  getCheatLogs,
  getExitAndLoginInfo,
  getOperatorLogs,
  preventCheatingReport,
} from '../../../integrity/contract.ts'
import { axisOf } from '../../../integrity/rules/axis.ts'
import { checksOf } from '../../../integrity/rules/checks.ts'
import { eventsOf, mergeExits } from '../../../integrity/rules/events.ts'
import { readFinding } from '../../../integrity/rules/findings.ts'
import { monitorPictures } from '../../../integrity/rules/monitor.ts'
import { readCourse, readLog } from '../../../integrity/rules/wire.ts'
import type { Paper } from '../../../paper/server/paper/section.ts'
import { readRecording } from '../../../recording/rules/recording.ts'

/** All data of the tab. If one source fails, the others stay. */
export async function askSources({ ask, candidateId, interview }: Paper, interviewId: string) {
  const of = { interviewId }
  const ofBoth = { ...of, ...ofCandidate(candidateId) }
  const [info, courseAsked, own, logs, images] = await Promise.all([
    ask(preventCheatingReport, of),
    ask(getExitAndLoginInfo, ofBoth),
    ask(getCheatLogs, ofBoth),
    ask(getOperatorLogs, of),
    ask(getChatMonitorImg, of),
  ])
  const course = courseAsked.data && readCourse(courseAsked.data)
  const axis = axisOf(interview)
  const pictures = monitorPictures(images.data ?? [], info.data)
  const exits = own.data || course ? mergeExits(own.data ?? [], course?.cheatLogs ?? []) : null
  const logins = course?.logins ?? []
  const events = eventsOf(
    { info: info.data, exits: exits ?? [], logins, pictures, recording: readRecording(interview) },
    axis,
  )
  const findings = info.data?.unqualified?.map(readFinding) ?? []
  const checks = checksOf({ info: info.data, findings, events, exits, course })
  const log = readLog(logs.data ?? [])
  return { info, courseAsked, course, own, logs, log, images, axis, pictures, exits, events, checks }
}

export type Sources = Awaited<ReturnType<typeof askSources>>
