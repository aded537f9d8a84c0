import { CheckIcon, ClockIcon, CrossIcon } from '@candor/ui/icons'
import { Kbd } from '@candor/ui/kbd'
import { type Ref, useId } from 'react'
import { useTranslations } from 'use-intl'
import { type Decision, decisions } from '../../../../candidates/candidates/rules/decision.ts'
import styles from './decision-choice.module.css'

const icons = { pass: CheckIcon, wait: ClockIcon, reject: CrossIcon } as const
const keys: Readonly<Record<Decision, string>> = { pass: 'P', wait: 'W', reject: 'R' }

interface Props {
  label: string
  chosen: Decision | null
  /** The viewer's own earlier decision, which holds until another one is submitted. */
  current: Decision | null
  hasKeys?: boolean
  /** Whether to show separate buttons. */
  isSpread?: boolean
  /** Ref of the first button. */
  firstRef?: Ref<HTMLButtonElement>
  onPress: (decision: Decision) => void
}

/** Pass, wait and reject, of equal weight and with none chosen beforehand. */
export function DecisionChoice({
  label,
  chosen,
  current,
  hasKeys = false,
  isSpread = false,
  firstRef,
  onPress,
}: Props) {
  const t = useTranslations('evaluations')
  const unsentId = useId()
  const isUnsent = (decision: Decision) => decision === chosen && decision !== current
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the bar's line
    <div role="group" aria-label={label} className={isSpread ? styles.spread : styles.choice}>
      {decisions.map((decision, index) => {
        const Icon = icons[decision]
        return (
          <button
            key={decision}
            ref={index === 0 ? firstRef : undefined}
            type="button"
            aria-pressed={decision === chosen}
            aria-describedby={isUnsent(decision) ? unsentId : undefined}
            aria-keyshortcuts={hasKeys ? keys[decision] : undefined}
            data-current={decision === current || undefined}
            className={`${styles.segment} ${styles[decision]}`}
            onClick={() => onPress(decision)}
          >
            <Icon />
            {t(`status.${decision}`)}
            {decision === current && (
              <>
                {' '}
                <span className={styles.current}>{t('decide.current')}</span>
              </>
            )}
            {isUnsent(decision) && (
              <span id={unsentId} aria-hidden="true" className={styles.current}>
                {t('decide.unsent')}
              </span>
            )}
            {hasKeys && (
              <span aria-hidden="true" className={styles.key}>
                <Kbd>{keys[decision]}</Kbd>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
