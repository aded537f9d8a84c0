import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { preventCheatingReport } from '../../../../findings/integrity/contract/report.ts'
import {
  getChatMonitorImg,
  getCheatLogs,
  getExitAndLoginInfo,
  getOperatorLogs,
} from '../../../../findings/integrity/contract.ts'
import { axisOf } from '../../../../findings/integrity/rules/axis.ts'
import { checksOf } from '../../../../findings/integrity/rules/checks.ts'
import { eventsOf, mergeExits } from '../../../../findings/integrity/rules/events.ts'
import { mergePictures } from '../../../../findings/integrity/rules/monitor.ts'
import {
  readCourse,
  readExits,
  readLog,
  readMonitorPictures,
  readResults,
} from '../../../../findings/integrity/rules/wire.ts'
import { readRecording } from '../../../../findings/recording/rules/recording.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'

/** All data of the tab. If one source fails, the others stay. */
export async function askSources({ ask, candidateId, interview }: Paper, interviewId: string) {
  const of = { interviewId }
  const ofBoth = { ...of, ...ofCandidate(candidateId) }
  const [asked, courseAsked, exitsAsked, logs, images] = await Promise.all([
    ask(preventCheatingReport, of),
    ask(getExitAndLoginInfo, ofBoth),
    ask(getCheatLogs, ofBoth),
    ask(getOperatorLogs, of),
    ask(getChatMonitorImg, of),
  ])
  const course = courseAsked.data && readCourse(courseAsked.data)
  const axis = axisOf(interview)
  const results = asked.data && readResults(asked.data)
  const pictures = mergePictures(readMonitorPictures(images.data ?? []), results?.monitorPictures ?? [])
  const own = exitsAsked.data && readExits(exitsAsked.data)
  const exits = own || course ? mergeExits(own ?? [], course?.exits ?? []) : null
  const logins = course?.logins ?? []
  const events = eventsOf(
    { results, exits: exits ?? [], logins, pictures, recording: readRecording(interview) },
    axis,
  )
  const checks = checksOf({ results, events, exits, course })
  const log = readLog(logs.data ?? [])
  return {
    asked,
    results,
    courseAsked,
    course,
    exitsAsked,
    logs,
    log,
    images,
    axis,
    pictures,
    exits,
    events,
    checks,
  }
}

export type Sources = Awaited<ReturnType<typeof askSources>>
