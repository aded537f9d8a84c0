import { Button } from '@candor/ui/inputs/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SecondStepProps } from '../../session/web/sign-in-ways.ts'
import { CodeStep } from './code-step.tsx'
import { EnrolStep } from './enrol-step.tsx'
import styles from './second-step-panel.module.css'

/** The second step of a sign-in: a code, or what an account without any factor adds first. */
export function SecondStepPanel({ needed, onSignedIn, onBack }: SecondStepProps) {
  const t = useTranslations('second-factor.step')
  const [isOver, setIsOver] = useState(false)
  const Step = needed.mustEnrol ? EnrolStep : CodeStep
  return (
    <>
      <p className={styles.text}>{needed.mustEnrol ? t('enrolText') : t('text')}</p>
      <Step needed={needed} onSignedIn={onSignedIn} onOver={() => setIsOver(true)} />
      <div className={styles.ways}>
        <Button look={isOver ? 'primary' : 'quiet'} onClick={onBack}>
          {isOver ? t('again') : t('back')}
        </Button>
      </div>
    </>
  )
}
