import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'

interface Props {
  title: string
  text: string
  isOpen: boolean
  onClose: () => void
  /** Never rejects; the sheet closes when it is over. */
  onConfirm: () => Promise<unknown>
}

/** Asks once more before something that cannot be set back. */
export function ConfirmSheet({ title, text, isOpen, onClose, onConfirm }: Props) {
  const t = useTranslations('manage')
  const [confirm, isPending] = useOneAtATime(async () => {
    await onConfirm()
    onClose()
  })
  return (
    <LazySheet
      title={title}
      description={text}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" aria-busy={isPending} onClick={() => void confirm()}>
            {title}
          </Button>
        </>
      }
    >
      {null}
    </LazySheet>
  )
}
