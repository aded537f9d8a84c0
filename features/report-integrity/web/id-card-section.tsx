import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { LargePictures } from './large-pictures.tsx'

/** Both sides of the ID card. The server sends them only to who may read resumes, and of nobody anonymous. */
export function IdCardSection({ report }: { report: Pick<OpenReport, 'interview'> }) {
  const t = useTranslations('integrity')
  const { front, back } = report.interview.idCard
  const sides = [
    { name: t('idFront'), address: front },
    { name: t('idBack'), address: back },
  ]
  if (!front && !back) return null
  return (
    <Section title={t('idCard')} isFoldable>
      <LargePictures pictures={sides} />
    </Section>
  )
}
