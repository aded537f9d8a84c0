import { callQuery } from '@candor/call/web/query'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { preventCheatingReport } from '../../../findings/integrity/contract/report.ts'
import {
  getChatMonitorImg,
  getCheatLogs,
  getExitAndLoginInfo,
  getOperatorLogs,
} from '../../../findings/integrity/contract.ts'
import { axisOf } from '../../../findings/integrity/rules/axis.ts'
import { checksOf, isAnyGenerating } from '../../../findings/integrity/rules/checks.ts'
import { eventsOf, mergeExits } from '../../../findings/integrity/rules/events.ts'
import { mergePictures } from '../../../findings/integrity/rules/monitor.ts'
import {
  readCourse,
  readExits,
  readLog,
  readMonitorPictures,
  readResults,
} from '../../../findings/integrity/rules/wire.ts'
import { useRecording } from '../../../findings/recording/web/player/use-recording.ts'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

/** The results of the five calls, each of which may fail on its own. */
export function useSources({ interviewId, candidateId }: Pick<OpenReport, 'interviewId' | 'candidateId'>) {
  const t = useTranslations('integrity')
  const of = { interviewId: interviewId ?? '' }
  const ofBoth = { ...of, ...ofCandidate(candidateId) }
  const enabled = interviewId !== null
  const queries = {
    results: callQuery(preventCheatingReport, of),
    course: callQuery(getExitAndLoginInfo, ofBoth),
    exits: callQuery(getCheatLogs, ofBoth),
    logs: callQuery(getOperatorLogs, of),
    images: callQuery(getChatMonitorImg, of),
  }
  const results = useQuery({ ...queries.results, enabled, select: readResults })
  const course = useQuery({ ...queries.course, enabled, select: readCourse })
  const exits = useQuery({ ...queries.exits, enabled, select: readExits })
  const logs = useQuery({ ...queries.logs, enabled, select: readLog })
  const images = useQuery({ ...queries.images, enabled, select: readMonitorPictures })
  return {
    keys: Object.values(queries).map(({ queryKey }) => queryKey),
    results: { data: results.data ?? null, state: sectionState(results, t('failed')) },
    course: { data: course.data ?? null, state: sectionState(course, t('courseFailed')) },
    exits: { data: exits.data ?? null, state: sectionState(exits, t('cheatLogsFailed')) },
    logs: { data: logs.data ?? null, state: sectionState(logs, t('logsFailed')) },
    images: { data: images.data ?? null, state: sectionState(images, t('photosFailed')) },
  }
}

export type Sources = ReturnType<typeof useSources>

/** All data of the tab. If one source fails, the others stay. */
export function useChecks(report: OpenReport, { keys, ...sources }: Sources) {
  const t = useTranslations('integrity')
  const recording = useRecording(report)
  const axis = useMemo(() => axisOf(report.interview), [report.interview])
  const results = sources.results.data
  const course = sources.course.data
  const own = sources.exits.data
  const images = sources.images.data
  const pictures = useMemo(
    () => mergePictures(images ?? [], results?.monitorPictures ?? []),
    [images, results],
  )
  const exits = useMemo(
    () => (own || course ? mergeExits(own ?? [], course?.exits ?? []) : null),
    [own, course],
  )
  const events = useMemo(() => {
    const logins = course?.logins ?? []
    return eventsOf({ results, exits: exits ?? [], logins, pictures, recording }, axis)
  }, [results, exits, course, pictures, recording, axis])
  const checks = useMemo(() => checksOf({ results, events, exits, course }), [results, events, exits, course])
  useRefreshWhenReady({
    interviewId: report.interviewId,
    isWaiting: isAnyGenerating(checks),
    parts: ['antiCheating'],
    queryKeys: keys,
    readyText: t('ready'),
  })
  return { sources, recording, axis, pictures, exits, events, checks }
}

export type ChecksInView = ReturnType<typeof useChecks>
