import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import type { ScoreInHand } from './use-score-draft.ts'

interface Props {
  score: ScoreInHand
  /** Called once the draft is empty again. */
  onCancel: () => void
  onSubmit: () => void
}

/** The buttons of a score: cancel empties its draft (R4-043), submit sends it. */
export function ScoreButtons({ score: { draft, isSending }, onCancel, onSubmit }: Props) {
  const t = useTranslations('manual-scores')
  function handleCancel() {
    draft.clear()
    onCancel()
  }
  return (
    <>
      <Button disabled={isSending} onClick={handleCancel}>
        {t('cancel')}
      </Button>
      <Button look="primary" disabled={isSending} onClick={onSubmit}>
        {t(isSending ? 'submitting' : 'submit')}
      </Button>
    </>
  )
}
