import { Button } from '@candor/ui/inputs/button'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { ThirdPartyEvaluation } from '../rules/evaluation.ts'
import { DeleteSheet } from './delete-sheet.tsx'
import { EvaluationRow } from './evaluation-row.tsx'
import type { Editing } from './use-editing.ts'
import type { useEvaluations } from './use-evaluations.ts'

interface Props {
  report: OpenReport
  listed: ReturnType<typeof useEvaluations>
  /** Null for a viewer who may not write. */
  onEdit: ((editing: Editing) => void) | null
}

/**
 * The evaluation in the delete dialog; it stays known while the dialog closes. `close` closes the dialog of the one that
 * was asked for when it was made: a deletion that ends late closes none of another evaluation.
 */
function useDeletion() {
  const [deletion, setDeletion] = useState<{ evaluation: ThirdPartyEvaluation; isOpen: boolean } | null>(null)
  const close = () => setDeletion((now) => (now && now === deletion ? { ...now, isOpen: false } : now))
  return {
    deletion,
    ask: (evaluation: ThirdPartyEvaluation) => setDeletion({ evaluation, isOpen: true }),
    close,
  }
}

/** The evaluations, newest first, each with its actions. */
export function EvaluationList({ report, listed, onEdit }: Props) {
  const t = useTranslations('report-third-party')
  const { evaluations, lost, state } = listed
  const { deletion, ask, close } = useDeletion()
  const end = (
    <>
      {evaluations.length > 0 && t('count', { count: evaluations.length })}
      {onEdit && (
        <Button size="small" data-opens="" onClick={() => onEdit({ id: null })}>
          {t('add')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <Section title={t('evaluations')} isFoldable state={state} end={end}>
        {lost && <EmptyNote title={lost} />}
        <ul>
          {evaluations.map((evaluation) => (
            <EvaluationRow
              key={evaluation.id}
              evaluation={evaluation}
              timeZone={report.timeZone}
              changes={
                onEdit && {
                  onChange: () => onEdit({ id: evaluation.id }),
                  onDelete: () => ask(evaluation),
                }
              }
            />
          ))}
        </ul>
      </Section>
      {deletion && (
        <DeleteSheet
          key={deletion.evaluation.id}
          evaluation={deletion.evaluation}
          isOpen={deletion.isOpen}
          onClose={close}
        />
      )}
    </>
  )
}
