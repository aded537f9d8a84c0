import { EyeIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '../../report/web/tabs/tab-registry.ts'
import { signedIn, useSignedIn } from '../../session/web/signed-in.ts'
import { logViewing } from './viewing-log.ts'
import styles from './viewings-action.module.css'

const ViewingsSection = lazyWithPreload(() =>
  import('./viewings-section.tsx').then((part) => part.ViewingsSection),
)

function useViewingLog(interviewId: string | null): void {
  const accountId = useSignedIn()?.userInfo.userId
  useEffect(() => {
    if (!interviewId || !accountId) return
    const stop = logViewing({ interviewId }, () => signedIn()?.userInfo.userId !== accountId)
    return stop
  }, [interviewId, accountId])
}

/** Tells how long the report is in view; whoever may see who read it finds that behind a button. */
export function ViewingsAction({ report }: PanelProps) {
  const t = useTranslations('viewings')
  const [isOpen, setIsOpen] = useState(false)
  useViewingLog(report.interviewId)
  if (!report.facts.acts.has('readViewings')) return null
  return (
    <>
      <span className={styles.opener}>
        <Button look="quiet" isIcon aria-label={t('open')} title={t('title')} onClick={() => setIsOpen(true)}>
          <EyeIcon />
        </Button>
      </span>
      <LazySheet title={t('title')} isWide isOpen={isOpen} onOpenChange={setIsOpen}>
        <ViewingsSection report={report} />
      </LazySheet>
    </>
  )
}
