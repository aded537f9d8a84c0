import { useFormatter, useTranslations } from 'use-intl'
import { type Counts, kindsWithin } from '../rules/counts.ts'

/** Returns counts as one text: "2 interviews, 1 remark"; empty for nothing. */
export function useCountsText(): (counts: Counts) => string {
  const t = useTranslations('person-merge')
  const format = useFormatter()
  return (counts) =>
    format.list(kindsWithin(counts).map((kind) => t(`count.${kind}`, { count: counts[kind] })))
}
