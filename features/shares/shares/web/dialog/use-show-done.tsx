import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { OnceSheet } from '../../../../platform/manage/web/secret-sheet.tsx'
import { useShowOnce } from '../../../../platform/manage/web/shown-once.tsx'
import { usePersonName } from '../../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { type Done, DoneNote } from './done-note.tsx'

/**
 * Returns a function that shows new links and passwords: in the dialog, or above all pages after it was closed,
 * as they come only once.
 */
export function useShowDone(
  { candidate }: OpenReport,
  isOpen: boolean,
  showInDialog: (done: Done) => void,
): (done: Done) => void {
  const t = useTranslations('shares')
  const { first: name } = usePersonName(candidate.person)
  const showOnce = useShowOnce()
  const isInView = useRef(false)
  useEffect(() => {
    isInView.current = isOpen
    return () => {
      isInView.current = false
    }
  }, [isOpen])
  return (done) => {
    if (isInView.current) return showInDialog(done)
    showOnce((sheet) => (
      <OnceSheet title={t('title')} description={name} {...sheet}>
        <DoneNote done={done} />
      </OnceSheet>
    ))
  }
}
