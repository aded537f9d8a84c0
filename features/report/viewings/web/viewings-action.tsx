import { EyeIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { signedIn, useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { getMenuTabs } from '../../report/contract.ts'
import type { PanelProps } from '../../report/web/tabs/tab-registry.ts'
import { logViewing } from './viewing-log.ts'
import styles from './viewings-action.module.css'

const ViewingsSheet = lazyDialog(() => import('./viewings-sheet.tsx').then((part) => part.ViewingsSheet))

function useViewingLog(interviewId: string | null): void {
  const accountId = useSignedIn()?.userInfo.userId
  const queries = useQueryClient()
  useEffect(() => {
    if (!interviewId || !accountId) return
    // An open report is told so that its candidate was erased.
    const onGone = () => void queries.invalidateQueries({ queryKey: [getMenuTabs.path] })
    const stop = logViewing({ interviewId, onGone }, () => signedIn()?.userInfo.userId !== accountId)
    return stop
  }, [interviewId, accountId, queries])
}

/** Logs how long the report is in view; readers with the right get a button to see who read it. */
export function ViewingsAction({ report }: PanelProps) {
  const t = useTranslations('viewings')
  const [isOpen, setIsOpen] = useState(false)
  useViewingLog(report.interviewId)
  if (!report.facts.acts.has('readViewings')) return null
  return (
    <>
      <span className={styles.opener}>
        <Button
          look="quiet"
          isIcon
          aria-label={t('open')}
          title={t('title')}
          onClick={() => setIsOpen(true)}
          {...whenNear(ViewingsSheet.preload)}
        >
          <EyeIcon />
        </Button>
      </span>
      <ViewingsSheet report={report} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
