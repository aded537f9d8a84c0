import { formatDateTime } from '@candor/messages/dates'
import type { Locale } from '@candor/messages/locale'
import { fixed, formatNumber } from '@candor/messages/numbers'
import type { OptionalScore } from '../../../../candidates/scores/rules/stars.ts'
import type { Cell } from '../../contract.ts'
import type { SayOf } from './words.ts'

/** The highest scale that is drawn as stars. */
const maxStars = 5

/** The reader's formats of words, numbers and times. */
export function paperTexts(say: SayOf, { locale, timeZone }: { locale: Locale; timeZone: string }) {
  const t = say('paper')
  const number = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(locale, value, options)
  const decimal = (value: number, decimals = 1) => number(value, fixed(decimals))
  return {
    locale,
    timeZone,
    say,
    number,
    decimal,
    dateTime: (epochMs: number) => formatDateTime(epochMs, timeZone),
    /** A score with its scale, or why there is none; a missing one is never a zero. */
    score(score: OptionalScore): Cell {
      if (score.state !== 'scored') return { text: t(score.state) }
      const { value, outOf } = score
      const text = t('scoreOf', { value: decimal(value), outOf: number(outOf) })
      return outOf <= maxStars ? { text, stars: { value, outOf } } : { text }
    },
  }
}

export type PaperTexts = ReturnType<typeof paperTexts>
