import { Kbd } from '@candor/ui/kbd'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { refreshSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { hideFirstSteps, skipFirstStep } from '../contract.ts'
import { CandidatesStep } from './candidates-step.tsx'
import { ColleaguesStep } from './colleagues-step.tsx'
import { PositionStep } from './position-step.tsx'
import { ResultsStep } from './results-step.tsx'
import styles from './step-list.module.css'
import { StepRow } from './step-row.tsx'
import type { FirstSteps, Step } from './use-first-steps.ts'

const contents = {
  position: PositionStep,
  candidates: CandidatesStep,
  colleagues: ColleaguesStep,
  results: ResultsStep,
} as const

/** The element that a key presses or moves to: the first act of a step. */
const firstAct = '[data-first-act]:not(div), div[data-first-act] button'

interface ListKeys {
  steps: readonly Step[]
  current: Step['step'] | null
  onCurrent: (step: Step['step']) => void
  onSkip: (step: Step) => void
}

/** Arrows go from step to step, Enter does the first act of the present one, S skips it or takes it up. */
function useListKeys({ steps, current, onCurrent, onSkip }: ListKeys) {
  const list = useRef<HTMLOListElement>(null)
  const index = steps.findIndex(({ step }) => step === current)
  const present = steps[index]

  function move(by: 1 | -1) {
    const next = steps[Math.min(Math.max(index + by, 0), steps.length - 1)]
    if (!next) return
    onCurrent(next.step)
    list.current?.querySelector<HTMLElement>(`[data-step="${next.step}"] h2 button`)?.focus()
  }
  function act(): boolean {
    const found = list.current
      ?.querySelector(`[data-step="${current}"]`)
      ?.querySelector<HTMLElement>(firstAct)
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.focus()
    else found?.click()
    return found !== undefined && found !== null
  }

  usePageKeys((key, event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button:not(h2 button)')
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      move(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter' && !isOnControl && act()) event.preventDefault()
    else if (key.toLowerCase() === 's' && present && present.state !== 'done') onSkip(present)
  })
  return list
}

interface Props {
  found: FirstSteps
  /** The open step. */
  current: Step['step'] | null
  /** Opens a step; null opens the first that is neither done nor skipped. */
  onChosen: (step: Step['step'] | null) => void
}

/** The steps with one open step, and a foot with the keys. */
export function StepList({ found, current, onChosen }: Props) {
  const { steps, isLed } = found
  const skip = useChange(skipFirstStep, { done: null, after: refreshSignIn })
  const handleSkip = ({ step, state }: Step) => {
    const isSkipped = state !== 'skipped'
    onChosen(isSkipped ? null : step)
    void skip({ step, isSkipped })
  }
  const list = useListKeys({ steps, current, onCurrent: onChosen, onSkip: handleSkip })
  return (
    <>
      <ol ref={list}>
        {steps.map((step, index) => {
          const Content = contents[step.step]
          return (
            <StepRow
              key={step.step}
              step={step}
              number={index + 1}
              isCurrent={step.step === current}
              onCurrent={() => onChosen(step.step)}
              onSkip={() => handleSkip(step)}
            >
              <Content
                found={found}
                step={step}
                isCurrent={step.step === current}
                onWork={() => onChosen(step.step)}
              />
            </StepRow>
          )
        })}
      </ol>
      <Foot isLed={isLed} />
    </>
  )
}

function Foot({ isLed }: { isLed: boolean }) {
  const t = useTranslations('first-run')
  const hide = useChange(hideFirstSteps, { done: null, after: refreshSignIn })
  return (
    <footer className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.step')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('keys.open')}
        </span>
        <span>
          <Kbd>S</Kbd> {t('keys.skip')}
        </span>
      </span>
      <button type="button" className={styles.text} onClick={() => void hide({ isHidden: isLed })}>
        {isLed ? t('hide') : t('show')}
      </button>
      <span role="status">{isLed ? t('hideText') : t('hidden')}</span>
    </footer>
  )
}
