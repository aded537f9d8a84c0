import { Section } from '@candor/ui/sections/section'
import { Columns, Pairs, WideBody } from '@candor/ui/sections/wide-body'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { EvaluationForm } from './evaluation-form.tsx'
import { EvaluationList } from './evaluation-list.tsx'
import { useEditing } from './use-editing.ts'
import { useEvaluations } from './use-evaluations.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

/** Tests and evaluations from outside Candor, each with its score or its file. */
export function ThirdPartyPanel({ report }: PanelProps) {
  const t = useTranslations('report-third-party')
  const mayWrite = report.facts.acts.has('thirdParty')
  const { editing, setEditing } = useEditing(report.candidateId)
  const listed = useEvaluations(report)
  const changed = listed.evaluations.find(({ id }) => id === editing?.id) ?? null
  // An evaluation that a colleague deleted meanwhile cannot be changed any more.
  const isForm = mayWrite && editing !== null && (editing.id === null || changed !== null)
  const list = useReturnedFocus(isForm ? editing : null)
  const form = isForm && (
    <Section title={t(changed ? 'changing' : 'adding')}>
      <EvaluationForm key={editing.id} report={report} evaluation={changed} onDone={() => setEditing(null)} />
    </Section>
  )
  return (
    <WideBody>
      {form ? (
        <Columns main={form} side={null} />
      ) : (
        <Pairs>
          <div ref={list}>
            <EvaluationList report={report} listed={listed} onEdit={mayWrite ? setEditing : null} />
          </div>
        </Pairs>
      )}
    </WideBody>
  )
}
