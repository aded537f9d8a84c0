import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload, whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LabelDialogProps } from './label-dialog.tsx'

const LabelDialog = lazyWithPreload(() => import('./label-dialog.tsx').then((part) => part.LabelDialog))

/** Opens the dialog in which a candidate's labels are chosen; its code comes with the first opening. */
export function EditLabels(of: Omit<LabelDialogProps, 'isOpen' | 'onOpenChange'>) {
  const t = useTranslations('candidates')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  function handleOpen() {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={handleOpen}
        {...whenNear(LabelDialog.preload)}
      >
        {t('editLabels')}
      </Button>
      {wasOpened && <LabelDialog {...of} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
