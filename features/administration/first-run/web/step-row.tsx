import { CheckIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { type ReactNode, useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './step-row.module.css'
import type { Step } from './use-first-steps.ts'

interface Props {
  step: Step
  number: number
  /** Whether it is the open one, which shows what can be done. */
  isCurrent: boolean
  onCurrent: () => void
  onSkip: () => void
  children: ReactNode
}

/** One step: its number or tick, title and text, and what can be done where it is the open one. */
export function StepRow({
  step: { step, state, ...skipped },
  number,
  isCurrent,
  onCurrent,
  onSkip,
  children,
}: Props) {
  const t = useTranslations('first-run')
  const id = useId()
  const title = t(`step.${step}.title`)
  return (
    <li className={styles.step} data-step={step} data-state={state} data-current={isCurrent || undefined}>
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <CheckIcon /> : number}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <button type="button" aria-expanded={isCurrent} aria-controls={id} onClick={onCurrent}>
            {title}
            {state === 'done' && <span className="sr">, {t('stateDone')}</span>}
          </button>
        </h2>
        {state === 'skipped' ? <SkippedText {...skipped} /> : <p>{t(`step.${step}.text`)}</p>}
      </div>
      {state !== 'done' && (
        <Button
          look="quiet"
          size="small"
          aria-label={t(state === 'skipped' ? 'takeUpNamed' : 'skipNamed', { step: title })}
          onClick={onSkip}
        >
          {state === 'skipped' ? t('takeUp') : t('skip')}
        </Button>
      )}
      <div id={id} className={styles.content}>
        {children}
      </div>
    </li>
  )
}

function SkippedText({ skippedBy, skippedAt }: Pick<Step, 'skippedBy' | 'skippedAt'>) {
  const t = useTranslations('first-run')
  const format = useFormatter()
  if (skippedBy === null || skippedAt === null) return null
  const time = format.dateTime(skippedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return <p>{t('skippedAt', { name: skippedBy, time })}</p>
}
