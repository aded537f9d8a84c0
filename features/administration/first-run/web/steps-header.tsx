import { useTranslations } from 'use-intl'
import styles from './steps-header.module.css'
import type { FirstSteps, Step } from './use-first-steps.ts'

interface Props {
  found: FirstSteps
  /** The open step. */
  current: Step['step'] | null
}

/** The company's name, and a bar with a part for each step. */
export function StepsHeader({ found: { companyName, steps }, current }: Props) {
  const t = useTranslations('first-run')
  const count = (state: string) => steps.filter((step) => step.state === state).length
  const label = t('progress', { done: count('done'), skipped: count('skipped'), count: steps.length })
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{t('heading', { company: companyName })}</h1>
        <p className={styles.text}>{t('text', { count: steps.length })}</p>
      </div>
      <ol className={styles.bar} aria-label={label}>
        {steps.map(({ step, state }) => {
          const name = t(`short.${step}`)
          return (
            <li key={step} data-state={state} aria-current={step === current ? 'step' : undefined}>
              {state === 'skipped' ? t('skippedShort', { name }) : name}
              {state !== 'skipped' && (
                <span className="sr"> {state === 'done' ? t('stateDone') : t('stateOpen')}</span>
              )}
            </li>
          )
        })}
      </ol>
    </header>
  )
}
