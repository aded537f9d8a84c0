import { useFormatter, useTranslations } from 'use-intl'
import type { Chip } from '../../contract/filter.ts'
import type { Choices } from './use-choices.ts'

type Span = { readonly from?: string | number | undefined; readonly to?: string | number | undefined }

/** Writes the values of a chip in the language of the page. A value that is gone says so. */
export function useChipWords(choices: Choices): (chip: Chip) => string {
  const t = useTranslations('shortlist')
  const format = useFormatter()
  const shown = (end: string | number) => (typeof end === 'number' ? format.number(end) : end)
  function span({ from, to }: Span): string {
    if (from !== undefined && to !== undefined) return t('span.between', { from: shown(from), to: shown(to) })
    if (from !== undefined)
      return t(typeof from === 'number' ? 'span.atLeast' : 'span.since', { from: shown(from) })
    return t(typeof to === 'number' ? 'span.atMost' : 'span.until', { to: shown(to ?? '') })
  }
  function named(by: Chip['by'], values: readonly (string | number)[]): string {
    const names = new Map(choices[by]?.map(({ value, name }) => [value, name]))
    return format.list(
      values.map((value) => names.get(String(value)) ?? t('gone')),
      { type: 'disjunction', style: 'short' },
    )
  }
  return (chip) => {
    switch (chip.by) {
      case 'active':
        return chip.last === undefined ? span(chip) : t('span.last', { days: chip.last })
      case 'score':
      case 'years':
      case 'applied':
        return span(chip)
      case 'reviewer': {
        const answers = chip.answers?.map((answer) => t(`mark.${answer}`)) ?? []
        const names = named('reviewer', chip.values)
        return answers.length === 0 ? names : t('answersOf', { names, answers: format.list(answers) })
      }
      default:
        return named(chip.by, chip.values)
    }
  }
}
