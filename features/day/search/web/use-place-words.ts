import { formatClock } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import type { Passage } from '../contract.ts'

const sections = ['baseInfo', 'eduExperience', 'workExperience', 'projectExperience', 'form'] as const

/** The words for where a passage stands: short, before the quote, and longer, after it. */
export function usePlaceWords() {
  const t = useTranslations('search')
  function at({ kind, question, startMs, source }: Passage): string {
    if (kind === 'said') {
      const time = formatClock(startMs ?? 0)
      return question === null ? time : t('at.question', { number: question, time })
    }
    if (kind === 'written') return question === null ? t('at.typed') : t('at.text', { number: question })
    if (kind === 'resume') return source === 'form' ? t('at.form') : t('at.resume')
    return t('at.remark')
  }
  function where({ kind, place, source }: Passage): string {
    if (kind === 'remark') return place === null ? t('where.remark') : t('remarkBy', { name: place })
    const section = kind === 'resume' ? sections.find((each) => each === source) : undefined
    return section ? t(`sections.${section}`) : t(`where.${kind}`)
  }
  return { at, where }
}
