import { CheckIcon } from '@candor/ui/icons'
import { StarInput } from '@candor/ui/star-input'
import { useTranslations } from 'use-intl'
import { type Decision, toggledResult } from '../rules/decision.ts'
import { isTextAlone, type Opinion, type Part } from '../rules/parts-to-send.ts'
import { DecisionChoice } from './decision-choice.tsx'
import { DecisionOpinion } from './decision-opinion.tsx'
import styles from './evaluation-popup-part.module.css'
import { useDecisionFocus } from './use-decision-focus.ts'

interface Props {
  part: Part
  opinion: Opinion
  /** The viewer's own earlier decision, where the part is the one that decides. */
  current: Decision | null
  isReasonMissing: boolean
  /** Whether it is the first part that was refused. */
  isFocusWanted: boolean
  /** Whether the server has it already, while another part failed. */
  isStored: boolean
  onChange: (change: Partial<Opinion>) => void
}

/** One part of an evaluation: decision, score and words; of evaluation and job suggestion words alone. */
export function EvaluationPart({ part, opinion, current, onChange, ...state }: Props) {
  const t = useTranslations('evaluations')
  const field = useDecisionFocus(state.isFocusWanted)
  const { result, score, text } = opinion
  const name = t(`kind.${part}`)
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        {name}
        {state.isStored && (
          <span className={styles.stored}>
            <CheckIcon />
            {t('decide.stored')}
          </span>
        )}
      </legend>
      {!isTextAlone(part) && (
        <>
          <DecisionChoice
            label={t('decide.choice')}
            result={result}
            current={current}
            onPress={(decision) => onChange({ result: toggledResult(result, decision) })}
          />
          <div className={styles.score}>
            <span aria-hidden="true">{t('decide.score')}</span>
            <StarInput
              label={t('decide.score')}
              value={score}
              onChange={(next) => onChange({ score: next })}
            />
          </div>
        </>
      )}
      <DecisionOpinion
        label={isTextAlone(part) ? name : t('decide.opinion')}
        placeholder={t(part === 'suggestion' ? 'popup.suggestionHint' : 'decide.opinionHint')}
        text={text}
        isReasonMissing={state.isReasonMissing}
        fieldRef={field}
        onChange={(next) => onChange({ text: next })}
      />
    </fieldset>
  )
}
