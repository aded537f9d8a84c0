import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LabelDialogProps } from './label-dialog.tsx'

const LabelDialog = lazyDialog(() => import('./label-dialog.tsx').then((part) => part.LabelDialog))

/** Opens the dialog of a candidate's labels, whose code loads at the first opening. */
export function EditLabels(of: Omit<LabelDialogProps, 'isOpen' | 'onOpenChange'>) {
  const t = useTranslations('candidates')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        {...whenNear(LabelDialog.preload)}
      >
        {t('editLabels')}
      </Button>
      <LabelDialog {...of} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
