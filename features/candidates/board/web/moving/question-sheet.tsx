import { plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Question } from '../use-moving.ts'
import styles from './sheets.module.css'

/** Asks about the open recommendations, which may come along, and names the planned interviews, which stay. */
export function QuestionSheet({ question }: { question: Question }) {
  const t = useTranslations('board')
  const ui = useTranslations('ui')
  const { left, target, answer } = question
  const [carries, setCarries] = useState(true)
  const isStage = target.kind === 'stage'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Sheet
      title={isStage ? t('carryTitle', { stage: target.name }) : t('endingTitle')}
      isOpen
      onOpenChange={(next) => !next && answer(null)}
      footer={
        <>
          <Button onClick={() => answer(null)}>{ui('cancel')}</Button>
          <Button look="primary" onClick={() => answer(isStage && carries && left.openRecommendations > 0)}>
            {isStage ? t('goOn') : t('goOnEnding')}
          </Button>
        </>
      }
    >
      {left.openRecommendations > 0 && (
        <div className={styles.form}>
          <p>{t('openRecommendations', { count: left.openRecommendations })}</p>
          {isStage && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={carries}
                onChange={(event) => setCarries(event.target.checked)}
              />
              {t('carry')}
            </label>
          )}
        </div>
      )}
      {left.plans.length > 0 && (
        <div className={styles.form}>
          <p>{t('plansStay')}</p>
          <ul className={styles.plans}>
            {left.plans.map(({ candidateId, name, round, startsAt }) => (
              <li key={`${candidateId} ${round} ${startsAt}`}>
                {t('plan', {
                  name,
                  round,
                  time:
                    startsAt === null ? t('planUndated') : plannedTime(startsAt, timeZone, currentLocale()),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  )
}
