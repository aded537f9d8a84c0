import { Score } from '@candor/ui/score'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'

/** Whether the voice section shows: it exists, but no report has it (R2-087, decision C25). */
const isShown: boolean = false

/** The analysis of the voice. */
export function VoiceSection({ analysis }: { analysis: Analysis | null }) {
  const t = useTranslations('report-analysis')
  if (!isShown || !analysis?.speech) return null
  return (
    <Section title={t('voice')} isFoldable>
      <Score score={analysis.speech} />
    </Section>
  )
}
