import { formatClock, formatDateTime } from '@candor/messages/dates'
import { fixed } from '@candor/messages/numbers'
import type { StateKind } from '@candor/ui/sections/state'
import { useFormatter, useTranslations } from 'use-intl'
import type { Check, Verdict } from '../../integrity/rules/checks.ts'
import type { CheckEvent } from '../../integrity/rules/events.ts'
import type { Figure } from '../../integrity/rules/figures.ts'
import { platformOf } from '../../integrity/rules/risk.ts'

const stateKeys = {
  notPassed: 'stateNotPassed',
  generating: 'stateGenerating',
  reviewed: 'stateReviewed',
  high: 'stateHigh',
  medium: 'stateMedium',
  low: 'stateLow',
  noticed: 'stateNoticed',
  measured: 'stateMeasured',
  clear: 'stateClear',
  unchecked: 'stateUnchecked',
  on: 'stateOn',
  off: 'stateOff',
} as const satisfies Record<Verdict, string>

/** How a verdict looks. Only a check that a person or a model failed is red. */
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

/** Rates as they are read: two decimals. */
export function useRate(): (rate: number) => string {
  const format = useFormatter()
  return (rate) => format.number(rate, fixed(2))
}

/** The words of the checks. */
export function useCheckWords() {
  const t = useTranslations('integrity')
  const rate = useRate()

  function similarity(byWord: number | null, byMeaning: number | null): string {
    if (byWord !== null && byMeaning !== null)
      return t('similarityBoth', { meaning: rate(byMeaning), word: rate(byWord) })
    return t('similarityOne', { rate: rate(byWord ?? byMeaning ?? 0) })
  }

  function figure(of: Figure): string {
    switch (of.kind) {
      case 'times':
        return of.totalMs === null
          ? t('times', { count: of.count })
          : t('timesInAll', { count: of.count, time: formatClock(of.totalMs) })
      case 'noFace':
        if (of.closes === null) return t('noFaceTimes', { count: of.count })
        return t(of.closes ? 'noFaceCloses' : 'noFaceStays', { count: of.count })
      case 'changes':
        return t('changes', { count: of.count })
      case 'face':
        return t(
          ({ same: 'faceSame', notSame: 'faceNotSame', notChecked: 'faceNotChecked' } as const)[of.match],
        )
      case 'rate':
        return t('rate', { rate: rate(of.rate) })
      case 'abnormal':
        return t('abnormalCount', { count: of.count })
      case 'similarity':
        return similarity(of.byWord, of.byMeaning)
      case 'logins':
        return t('loginLimit', { count: of.most })
      case 'recorded':
        return t(of.exists ? 'recordingExists' : 'recordingMissing')
      case 'pictures':
        return t('pictureCount', { count: of.count })
      case 'text':
        return of.text
    }
  }

  return {
    nameOf: ({ check }: Pick<Check, 'check'>) => ('known' in check ? t(check.known) : check.named),
    verdictOf: ({ verdict }: Pick<Check, 'verdict'>) => t(stateKeys[verdict]),
    figureOf: (check: Check) => check.figure && figure(check.figure),
    platformName(code: number | null) {
      return code === null ? null : t(platformOf(code) ?? 'otherPlatform')
    },
  }
}

/** How times are written: in the session as mm:ss, and by the calendar where they have no place in it. */
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
