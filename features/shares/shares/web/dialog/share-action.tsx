import { ShareIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStandingQuestion } from '../../../../candidates/shortlist/web/standing-question.tsx'
import type { PanelProps } from '../../../../report/report/web/tabs/tab-registry.ts'

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((part) => part.ShareDialog))

/** The action that shares the report with somebody without an account, and shows who can read it. */
export function ShareAction({ report }: PanelProps) {
  const t = useTranslations('shares')
  const [isOpen, setIsOpen] = useState(false)
  const { ask, question } = useStandingQuestion(report.facts.standing, 'share')
  const handleOpen = async () => setIsOpen(await ask())
  return (
    <>
      <Button
        look="quiet"
        aria-label={t('action')}
        title={t('action')}
        onClick={() => void handleOpen()}
        {...whenNear(ShareDialog.preload)}
      >
        <ShareIcon />
        <span className="sr-narrow">{t('action')}</span>
      </Button>
      {question}
      <ShareDialog report={report} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
