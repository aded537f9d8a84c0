import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { ScoreButtons } from './score-buttons.tsx'
import { ScoreFields } from './score-fields.tsx'
import type { Scoring } from './use-manual-scores.ts'
import { useScoreDraft } from './use-score-draft.ts'

interface Props {
  scoring: Scoring
  questionId: string
  /** Number and title of the question. */
  name: string
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Opens the dialog in which the viewer scores an answer (decision N23), with their draft. */
export function OwnScore({ scoring, questionId, name, onOpenChange }: Props) {
  const t = useTranslations('manual-scores')
  const [isOpen, setIsOpen] = useState(false)
  const score = useScoreDraft(scoring, questionId)
  const { draft, isBegun, isSending } = score

  function handleOpenChange(next: boolean) {
    setIsOpen(next)
    onOpenChange?.(next)
  }

  async function handleSubmit() {
    if (await score.submit()) handleOpenChange(false)
  }

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => handleOpenChange(true)}>
        {t(isBegun ? 'continue' : 'add')} <span className="sr">{name}</span>
      </Button>
      {draft.isUnsent && !isOpen && <UnsentNote disabled={isSending} onSend={() => void handleSubmit()} />}
      <LazySheet
        title={t('dialogTitle', { question: name })}
        isOpen={isOpen}
        onOpenChange={handleOpenChange}
        footer={
          <ScoreButtons
            score={score}
            onCancel={() => handleOpenChange(false)}
            onSubmit={() => void handleSubmit()}
          />
        }
      >
        <ScoreFields scoring={scoring} score={score} onSubmit={() => void handleSubmit()} />
      </LazySheet>
    </>
  )
}
