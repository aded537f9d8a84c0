import { formatDateTime } from '@candor/messages/dates'
import { useToasts } from '@candor/ui/overlays/toast'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isOvertime } from '../../rules/overtime.ts'

/** Warns, once for each address, that the link has expired. The report opens all the same. */
export function useOvertimeWarning(overtime: string | undefined, timeZone: string): void {
  const t = useTranslations('report')
  const { notify } = useToasts()
  const warned = useRef<string>(undefined)
  const text = t('linkExpired')
  useEffect(() => {
    if (overtime === undefined || warned.current === overtime) return
    const epochMs = Date.now()
    if (!isOvertime(overtime, { epochMs, wallClock: formatDateTime(epochMs, timeZone) })) return
    warned.current = overtime
    notify({ kind: 'warning', text })
  }, [overtime, timeZone, notify, text])
}
