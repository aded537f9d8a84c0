import { callQuery } from '@candor/call/web/query'
import { ReadingColumn } from '@candor/ui/reading-column'
import { Section, type SectionState } from '@candor/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { listOfflineResults } from '../contract.ts'
import { type OfflineRound, readRounds } from '../rules.ts'
import { OfflineCard } from './offline-card.tsx'

type OfRounds = Pick<OpenReport, 'candidateId' | 'timeZone'>

/** The rounds with the state of their loading. What was loaded stays when a later load fails. */
function useRounds(candidateId: string): { rounds: readonly OfflineRound[]; state: SectionState } {
  const t = useTranslations('report-offline')
  const query = callQuery(listOfflineResults, { jobSeekerChannelId: candidateId })
  const { data, isPending, isError, refetch } = useQuery(query)
  const rounds = useMemo(() => readRounds(data ?? []), [data])
  const onRetry = () => void refetch()
  if (isPending) return { rounds, state: { kind: 'loading' } }
  if (!data) return { rounds, state: { kind: 'failed', message: t('failed'), onRetry } }
  if (isError) return { rounds, state: { kind: 'stale', onRetry } }
  if (rounds.length === 0) return { rounds, state: { kind: 'empty', title: t('none') } }
  return { rounds, state: { kind: 'ready' } }
}

/** The interviews that were held in person, one entry a round. */
export function OfflinePanel({ report }: { report: OfRounds }) {
  const t = useTranslations('report-offline')
  const { rounds, state } = useRounds(report.candidateId)
  return (
    <ReadingColumn>
      <Section
        title={t('rounds')}
        isFoldable
        state={state}
        end={rounds.length > 0 && t('count', { count: rounds.length })}
      >
        <ol>
          {rounds.map((round, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no id and keep their order
            <OfflineCard key={index} round={round} timeZone={report.timeZone} />
          ))}
        </ol>
      </Section>
    </ReadingColumn>
  )
}
