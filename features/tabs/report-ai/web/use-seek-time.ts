import { useToasts } from '@candor/ui/overlays/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { readSeekTime } from '../../../findings/evidence/rules/seek-time.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { answerAt } from '../rules.ts'

/** The address of a time: the record, at that time. A recording of the whole session needs no answer. */
function addressAt(
  time: string | undefined,
  interview: OpenReport['interview'],
): Partial<ReportAddress> | null {
  const sessionMs = time === undefined ? null : readSeekTime(time)
  if (sessionMs === null) return null
  const q = interview.sessionVideos.length > 0 ? undefined : answerAt(interview.answers, sessionMs)
  return { inner: 0, q, t: sessionMs / 1000, time: undefined }
}

/**
 * The report at the time in its address: `t=05:21` plays the record there (R5-013).
 *
 * A time in any other form gives a warning and is removed from the address, without seeking (R5-014).
 */
export function useSeekTime(report: OpenReport): OpenReport {
  const t = useTranslations('report-ai')
  const { notify } = useToasts()
  const { address, go, interview } = report
  const { time } = address
  const isNamed = address.activeIndex !== undefined
  const target = useMemo(() => addressAt(time, interview), [time, interview])
  const handled = useRef<string>(undefined)

  useEffect(() => {
    const isNew = handled.current !== time
    // Until the tab is chosen, the choice would overwrite this address.
    if (!isNew || (time !== undefined && !isNamed)) return
    handled.current = time
    if (time === undefined) return
    go(target ?? { t: undefined, time: undefined })
    if (!target) notify({ kind: 'warning', title: t('badSeekTime'), text: t('seekFormats') })
  }, [time, isNamed, target, go, notify, t])

  return useMemo(
    () => (target ? { ...report, address: { ...report.address, ...target } } : report),
    [report, target],
  )
}
