import { StarInput } from '@candor/ui/inputs/star-input'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Decision, toggled } from '../../../../candidates/candidates/rules/decision.ts'
import { withToggled } from '../../../../candidates/refusal-reasons/rules/chosen.ts'
import { ReasonChoices } from '../../../../candidates/refusal-reasons/web/reason-choices.tsx'
import { isTextAlone, type Opinion, type PartKind } from '../../rules/parts-to-send.ts'
import { DecisionChoice } from '../decision/decision-choice.tsx'
import { DecisionOpinion } from '../decision/decision-opinion.tsx'
import { useDecisionFocus } from '../decision/use-decision-focus.ts'
import type { Refusal } from '../decision/use-decision-submit.ts'
import styles from './evaluation-popup-part.module.css'

interface Props {
  candidateId: string
  part: PartKind
  opinion: Opinion
  /** The viewer's own earlier decision, in the part that decides. */
  current: Decision | null
  /** Whether pass, wait and reject are offered. */
  hasDecision: boolean
  /** The fault of the part; null without one. */
  fault: string | null
  /** Why the submit was refused, in the first part at fault. */
  refusal: Refusal | null
  onChange: (change: Partial<Opinion>) => void
  onSubmit: () => void
  /** Shown above the text. */
  children?: ReactNode
}

/** One part of an evaluation: decision, score and text; evaluation and job suggestion have text only. */
export function EvaluationPart({
  candidateId,
  part,
  opinion,
  current,
  hasDecision,
  children,
  ...more
}: Props) {
  const t = useTranslations('evaluations')
  const { fault, refusal, onChange, onSubmit } = more
  const isFieldFirst = fault !== null || !hasDecision
  const field = useDecisionFocus<HTMLTextAreaElement>(isFieldFirst ? refusal : null)
  const choice = useDecisionFocus<HTMLButtonElement>(isFieldFirst ? null : refusal)
  const { decision: chosen, score, text, reasons = [], mentioned = [] } = opinion
  const name = t(`kind.${part}`)
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{name}</legend>
      {!isTextAlone(part) && (
        <>
          {hasDecision && (
            <DecisionChoice
              label={t('decide.choice')}
              chosen={chosen}
              current={current}
              firstRef={choice}
              onPress={(decision) => onChange({ decision: toggled(chosen, decision) })}
            />
          )}
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
      {children}
      <DecisionOpinion
        label={isTextAlone(part) ? name : t('decide.opinion')}
        placeholder={t(part === 'suggestion' ? 'popup.suggestionHint' : 'decide.opinionHint')}
        candidateId={candidateId}
        value={{ text, mentioned }}
        fault={fault}
        fieldRef={field}
        onChange={onChange}
        onSubmit={onSubmit}
      />
      {chosen === 'reject' && (
        <ReasonChoices
          chosen={reasons}
          onToggle={(reason) => onChange({ reasons: withToggled(reasons, reason) })}
        />
      )}
    </fieldset>
  )
}
