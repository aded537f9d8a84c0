import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Considered } from './consider-dialog.tsx'

const ConsiderDialog = lazyDialog(() => import('./consider-dialog.tsx').then((part) => part.ConsiderDialog))

/** Considers the person for another position. */
export function ConsiderButton(considered: Considered) {
  const t = useTranslations('candidate-facts')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)} {...whenNear(ConsiderDialog.preload)}>
        {t('consider')}
      </Button>
      <ConsiderDialog {...considered} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
