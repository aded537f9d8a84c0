import { callQuery } from '@candor/call/web/query'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { isPastLimit } from '../../../candidates/board/rules/dwell.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { readStageDays } from '../contract.ts'
import styles from './stage-days.module.css'

const share = (days: number, most: number): CSSProperties => ({ width: `${(days / most) * 100}%` })

/** The days of the candidate in each stage, with the limit of the stage as an upright. */
export function StageDays({ candidateId }: { candidateId: string }) {
  const t = useTranslations('timeline')
  const query = useQuery(callQuery(readStageDays, ofCandidate(candidateId)))
  const stages = query.data ?? []
  const most = Math.max(1, ...stages.flatMap(({ days, limitDays }) => [days, limitDays ?? 0])) * 1.08
  const all = stages.reduce((sum, { days }) => sum + days, 0)
  return (
    <Section
      title={t('stageDays')}
      end={query.data && t('inAll', { days: all })}
      state={sectionState(query, t('stagesFailed'), false)}
    >
      <ul className={styles.stages}>
        {stages.map(({ stageId, name, days, limitDays, isNow }) => {
          const isPast = isPastLimit(days, limitDays)
          return (
            <li key={stageId} data-now={isNow || undefined}>
              <span className={styles.name}>{name}</span>
              <span className={styles.place} aria-hidden="true">
                <i style={share(days, most)} />
                {limitDays !== null && <s style={{ left: `${(limitDays / most) * 100}%` }} />}
              </span>
              <span className={styles.count} data-past={isPast || undefined}>
                {t('days', { days })}
                {limitDays !== null && (
                  <span className="sr">, {t(isPast ? 'past' : 'limit', { limit: limitDays })}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {stages.some(({ limitDays }) => limitDays !== null) && <p className={styles.note}>{t('limitNote')}</p>}
    </Section>
  )
}
