import { formatClock, formatDateTime } from '@candor/messages/dates'
import { fixed } from '@candor/messages/numbers'
import type { StateKind } from '@candor/ui/sections/state'
import { useFormatter, useTranslations } from 'use-intl'
import type { Check, Verdict } from '../../../findings/integrity/rules/checks.ts'
import type { CheckEvent } from '../../../findings/integrity/rules/events.ts'
import type { Figure } from '../../../findings/integrity/rules/figures.ts'
import { figureWords, verdictWords } from '../../../findings/integrity/rules/words.ts'

/** The look of each verdict. Only a check that a person or a model failed is red. */
export const verdictLooks: Readonly<Record<Verdict, StateKind>> = {
  notPassed: 'reject',
  generating: 'none',
  reviewed: 'info',
  high: 'wait',
  medium: 'wait',
  low: 'wait',
  noticed: 'wait',
  measured: 'none',
  clear: 'pass',
  unchecked: 'none',
  on: 'info',
  off: 'none',
}

/** Formats rates with two decimals. */
export function useRate(): (rate: number) => string {
  const format = useFormatter()
  return (rate) => format.number(rate, fixed(2))
}

/** The texts of the checks. */
export function useCheckWords() {
  const t = useTranslations('integrity')
  const rate = useRate()

  function figureOf(figure: Figure): string {
    if (figure.kind === 'text') return figure.text
    const { key, values } = figureWords(figure, { rate, stretch: formatClock })
    return t(key, values)
  }
  return {
    nameOf: ({ check }: Pick<Check, 'check'>) => ('known' in check ? t(check.known) : check.named),
    verdictOf: ({ verdict }: Pick<Check, 'verdict'>) => t(verdictWords[verdict]),
    figureOf: (check: Check) => check.figure && figureOf(check.figure),
  }
}

/** Formats times: mm:ss in the session, and as a date outside of it. */
export function useTimes(timeZone: string) {
  const t = useTranslations('integrity')
  const dateTime = (at: number) => formatDateTime(at, timeZone)
  return {
    dateTime,
    clockOf: (at: number) => dateTime(at).slice(-8),
    timeOf({ startMs, at }: Pick<CheckEvent, 'startMs' | 'at'>): string {
      if (startMs !== null && startMs >= 0) return formatClock(startMs)
      return at === null ? t('noTime') : dateTime(at)
    },
  }
}
