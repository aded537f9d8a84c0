import { isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Sheet } from '@candor/ui/overlays/sheet'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useTranslations } from 'use-intl'
import { withToggled } from '../../../candidates/refusal-reasons/rules/chosen.ts'
import { ReasonChoices } from '../../../candidates/refusal-reasons/web/reason-choices.tsx'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { maxNoteLength } from '../contract.ts'
import type { Answering } from './use-answer.ts'

interface Props {
  answer: Answering
  onClose: () => void
}

/** Asks for the reason before a recommendation is declined. */
export function RefusalSheet({ answer, onClose }: Props) {
  const t = useTranslations('recommend')
  const { draft, failure, isSending } = answer
  const { reasons = [] } = draft.value
  const handleRefuse = async () => void ((await answer.refuse()) && onClose())
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="primary" disabled={isSending} aria-busy={isSending} onClick={() => void handleRefuse()}>
        {t('refuse')}
      </Button>
    </>
  )
  return (
    <Sheet
      title={t('refuseTitle')}
      description={t('refuseText')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={footer}
    >
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={() => void handleRefuse()} />}
      <FrozenFields isFrozen={isSending}>
        <CountedArea
          label={t('reason')}
          rows={4}
          most={maxNoteLength}
          value={draft.value.reason}
          {...(isRefusal(failure) && { error: failure.message })}
          onChange={(event) => draft.set({ reason: event.target.value })}
        />
        <ReasonChoices
          chosen={reasons}
          onToggle={(reason) => draft.set({ reasons: withToggled(reasons, reason) })}
        />
      </FrozenFields>
    </Sheet>
  )
}
