import { ShareIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '../../../report/web/tabs/tab-registry.ts'

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((part) => part.ShareDialog))

/** The action that shares the report with somebody without an account, and shows who can read it. */
export function ShareAction({ report }: PanelProps) {
  const t = useTranslations('shares')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        aria-label={t('action')}
        title={t('action')}
        onClick={() => setIsOpen(true)}
        {...whenNear(ShareDialog.preload)}
      >
        <ShareIcon />
        <span className="sr-narrow">{t('action')}</span>
      </Button>
      <ShareDialog report={report} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
