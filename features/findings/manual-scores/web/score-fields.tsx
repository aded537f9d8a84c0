import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { StarInput } from '@candor/ui/inputs/star-input'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { maxOpinionLength } from '../contract.ts'
import { opinionRows } from '../rules.ts'
import styles from './score-fields.module.css'
import type { Scoring } from './use-manual-scores.ts'
import type { ScoreInHand } from './use-score-draft.ts'

interface Props {
  scoring: Scoring
  score: ScoreInHand
  onSubmit: () => void
}

/** The fields for stars and opinion. Only the server checks them (R5-016). */
export function ScoreFields({ scoring, score, onSubmit }: Props) {
  const t = useTranslations('manual-scores')
  const { draft, isSending } = score
  const { stars, opinion, rows } = draft.value
  return (
    <div className="stack">
      <FrozenFields isFrozen={isSending}>
        <div className={styles.stars}>
          <span aria-hidden="true">{t('yourScore')}</span>
          <StarInput
            label={t('yourScore')}
            value={stars}
            outOf={scoring.starScale}
            onChange={(value) => draft.set({ stars: value })}
            isDisabled={isSending}
          />
        </div>
        <CountedArea
          label={t('opinion')}
          most={maxOpinionLength}
          rows={rows}
          value={opinion}
          onChange={({ target }) => draft.set({ opinion: target.value, rows: opinionRows(target.value) })}
          readOnly={isSending}
        />
      </FrozenFields>
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={onSubmit} />}
    </div>
  )
}
