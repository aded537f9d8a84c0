import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Cancelling } from './cancel-sheet.tsx'

// Drafts are only read when the sheet opens: a report may have hundreds of plans.
const CancelSheet = lazyDialog(() => import('./cancel-sheet.tsx').then((part) => part.CancelSheet))

/** A button to cancel a planned interview, which first shows who gets the news and asks for the reason. */
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
