import { useToasts } from '@candor/ui/overlays/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { readSeekTime } from '../../evidence/rules/seek-time.ts'
import type { ReportAddress } from '../../report/rules/address.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { answerAt } from '../rules.ts'

/** The place that a time names: the record, at that time. A recording of the whole session needs no answer's name. */
function placeOf(
  time: string | undefined,
  interview: OpenReport['interview'],
): Partial<ReportAddress> | null {
  const sessionMs = time === undefined ? null : readSeekTime(time)
  if (sessionMs === null) return null
  const q = interview.sessionVideos.length > 0 ? undefined : answerAt(interview.answers, sessionMs)
  return { inner: 0, q, t: sessionMs / 1000, time: undefined }
}

/**
 * The report, at the place that a time in its address names: `t=05:21` plays the record there (R5-013).
 *
 * A time in any other form is warned of and taken out of the address, and nothing is sought (R5-014).
 */
export function useSeekTime(report: OpenReport): OpenReport {
  const t = useTranslations('report-ai')
  const { notify } = useToasts()
  const { address, go, interview } = report
  const { time } = address
  const isNamed = address.activeIndex !== undefined
  const place = useMemo(() => placeOf(time, interview), [time, interview])
  const handled = useRef<string>(undefined)

  useEffect(() => {
    const isNew = handled.current !== time
    // While the tab is being chosen, the choice would write its own place over this one.
    if (!isNew || (time !== undefined && !isNamed)) return
    handled.current = time
    if (time === undefined) return
    go(place ?? { t: undefined, time: undefined })
    if (!place) notify({ kind: 'warning', title: t('badSeekTime'), text: t('seekFormats') })
  }, [time, isNamed, place, go, notify, t])

  return useMemo(
    () => (place ? { ...report, address: { ...report.address, ...place } } : report),
    [report, place],
  )
}
