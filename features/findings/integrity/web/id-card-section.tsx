import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { LargePictures } from './large-pictures.tsx'

interface Props {
  readonly report: { readonly interview: Pick<Interview, 'idCard' | 'unreadable'> }
}

/** Both sides of the ID card. The server sends them only to readers of resumes, and never of an anonymous candidate. */
export function IdCardSection({ report }: Props) {
  const t = useTranslations('integrity')
  const ui = useTranslations('ui')
  const { front, back } = report.interview.idCard
  const sides = [
    { name: t('idFront'), address: front },
    { name: t('idBack'), address: back },
  ]
  if (report.interview.unreadable.includes('idCard')) {
    return <Section title={t('idCard')} isFoldable state={{ kind: 'empty', title: ui('unreadable') }} />
  }
  if (!front && !back) return null
  return (
    <Section title={t('idCard')} isFoldable>
      <LargePictures pictures={sides} />
    </Section>
  )
}
