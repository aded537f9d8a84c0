import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes after a change; null or empty: nothing is shown. */
export function CodesSheet({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useTranslations('second-factor.codes')
  // The last codes stay drawn while the sheet closes.
  const [last, setLast] = useState(codes)
  if (codes && codes !== last) setLast(codes)
  const shown = codes ?? last
  const isOpen = codes !== null && codes.length > 0
  return (
    <LazySheet
      title={t('title')}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('noted')}
        </Button>
      }
    >
      {shown && <RecoveryCodes codes={shown} />}
    </LazySheet>
  )
}
