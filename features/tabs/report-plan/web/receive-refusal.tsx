import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Sheet } from '@candor/ui/overlays/sheet'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useTranslations } from 'use-intl'
import { maxReasonLength } from '../../../meetings/planning/contract/receiving.ts'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import type { Receiving } from './use-receiving.ts'

interface Props {
  receiving: Receiving
  onClose: () => void
}

/** Asks for the reason before an interview is declined. */
export function ReceiveRefusal({ receiving, onClose }: Props) {
  const t = useTranslations('report-plan')
  const { draft, isSending, refuse } = receiving
  const handleRefuse = async () => void ((await refuse()) && onClose())
  const footer = (
    <>
      <Button onClick={onClose}>{t('receive.back')}</Button>
      <Button look="primary" disabled={isSending} aria-busy={isSending} onClick={() => void handleRefuse()}>
        {t('receive.refuse')}
      </Button>
    </>
  )
  return (
    <Sheet
      title={t('receive.refuseTitle')}
      description={t('receive.refuseText')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={footer}
    >
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={() => void handleRefuse()} />}
      <FrozenFields isFrozen={isSending}>
        <CountedArea
          label={t('receive.reason')}
          rows={4}
          most={maxReasonLength}
          value={draft.value.reason}
          onChange={(event) => draft.set({ reason: event.target.value })}
        />
      </FrozenFields>
    </Sheet>
  )
}
