import { callQuery } from '@candor/call/web/query'
import { ReadingColumn } from '@candor/ui/reading-column'
import { Section, type SectionState } from '@candor/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { listThirdPartyEvaluations } from '../contract.ts'
import { readEvaluations } from '../rules.ts'
import { EvaluationRow } from './evaluation-row.tsx'

type OfEvaluations = Pick<OpenReport, 'candidateId' | 'positionId' | 'timeZone'>

/** The evaluations with the state of their loading. What was loaded stays when a later load fails. */
function useEvaluations({ candidateId, positionId }: OfEvaluations) {
  const t = useTranslations('report-third-party')
  const query = callQuery(listThirdPartyEvaluations, { jobseekerChannelId: candidateId, positionId })
  const { data, isPending, isError, refetch } = useQuery(query)
  const evaluations = useMemo(() => readEvaluations(data ?? []), [data])
  const onRetry = () => void refetch()
  const stateOf = (): SectionState => {
    if (isPending) return { kind: 'loading' }
    if (!data) return { kind: 'failed', message: t('failed'), onRetry }
    if (isError) return { kind: 'stale', onRetry }
    if (evaluations.length === 0) return { kind: 'empty', title: t('none'), text: t('noneText') }
    return { kind: 'ready' }
  }
  return { evaluations, state: stateOf(), onRetry }
}

/** What tests and people outside Candor said of the candidate: each with its score or its file. */
export function ThirdPartyPanel({ report }: { report: OfEvaluations }) {
  const t = useTranslations('report-third-party')
  const { evaluations, state, onRetry } = useEvaluations(report)
  return (
    <ReadingColumn>
      <Section
        title={t('evaluations')}
        isFoldable
        state={state}
        end={evaluations.length > 0 && t('count', { count: evaluations.length })}
      >
        <ul>
          {evaluations.map((evaluation) => (
            <EvaluationRow
              key={evaluation.id}
              evaluation={evaluation}
              timeZone={report.timeZone}
              onStale={onRetry}
            />
          ))}
        </ul>
      </Section>
    </ReadingColumn>
  )
}
