import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Cancelling } from './cancel-sheet.tsx'

// What was written is looked up as the sheet opens: a report may have hundreds of plans.
const CancelSheet = lazyDialog(() => import('./cancel-sheet.tsx').then((part) => part.CancelSheet))

/** Cancels a planned interview, once who is told of it and why has been seen. */
export function CancelPlan(cancelling: Cancelling) {
  const t = useTranslations('report-plan')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        ref={handFocusOn}
        look="quiet"
        size="small"
        aria-label={t('cancelOf', { round: cancelling.plan.roundName })}
        onClick={() => setIsOpen(true)}
      >
        {t('cancel')}
      </Button>
      <CancelSheet {...cancelling} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
