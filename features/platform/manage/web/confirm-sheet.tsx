import { Button } from '@candor/ui/inputs/button'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'

interface Props {
  title: string
  text: string
  isOpen: boolean
  onClose: () => void
  /** Never rejects; the sheet closes when it has resolved. */
  onConfirm: () => Promise<unknown>
}

/**
 * Asks for confirmation of an act that cannot be undone. Where several objects share one sheet, `key` tells them apart,
 * so that an act in progress neither blocks the next nor closes its sheet.
 */
export function ConfirmSheet({ title, text, isOpen, onClose, onConfirm }: Props) {
  const t = useTranslations('manage')
  const isMounted = useIsMounted()
  const [confirm, isPending] = useOneAtATime(async () => {
    await onConfirm()
    if (isMounted()) onClose()
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
