import type { ReplyOf } from '@candor/call/define'
import { plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useTranslations } from 'use-intl'
import type { lookAtMove } from '../../../candidates/stages/contract/moving.ts'
import styles from './stage-line.module.css'
import type { Goal, Moving } from './use-moving.ts'

interface Props {
  look: ReplyOf<typeof lookAtMove>
  timeZone: string
  goal: Goal
  moving: Moving
}

/** What a move leaves behind: open recommendations, which may go along, and planned interviews, which stay. */
export function MoveEffects({ look, timeZone, goal, moving }: Props) {
  const t = useTranslations('stage-line')
  const { openRecommendations: count, plans } = look
  if (count === 0 && plans.length === 0) return null
  return (
    <div className={styles.effects}>
      {count > 0 && <p>{t('open', { count })}</p>}
      {count > 0 && goal.outcome === null && (
        <label className={styles.carry}>
          <input
            type="checkbox"
            checked={moving.carries}
            onChange={(event) => moving.setCarries(event.target.checked)}
          />
          {t('carry')}
        </label>
      )}
      {plans.length > 0 && (
        <div>
          <p>{t('plans')}</p>
          <ul>
            {plans.map(({ round, startsAt }) => (
              <li key={`${startsAt} ${round}`}>
                {startsAt === null
                  ? t('planUndated', { round })
                  : t('plan', { round, time: plannedTime(startsAt, timeZone, currentLocale()) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
