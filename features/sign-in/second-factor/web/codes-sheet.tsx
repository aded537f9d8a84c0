import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useShowOnce } from '../../../platform/manage/web/shown-once.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Returns a function that shows new recovery codes after a change; nothing where there are none. */
export function useShowCodes(): (codes: readonly string[]) => void {
  const showOnce = useShowOnce()
  return useCallback(
    (codes) => {
      if (codes.length > 0) showOnce((sheet) => <CodesSheet codes={codes} {...sheet} />)
    },
    [showOnce],
  )
}

interface Props {
  codes: readonly string[]
  isOpen: boolean
  onClose: () => void
}

function CodesSheet({ codes, isOpen, onClose }: Props) {
  const t = useTranslations('second-factor.codes')
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
      <RecoveryCodes codes={codes} />
    </LazySheet>
  )
}
