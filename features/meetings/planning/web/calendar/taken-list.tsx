import { useTranslations } from 'use-intl'
import { daySpan } from '../../rules/axis.ts'
import { freeCounts, hasCalendar, hasOwnLanes } from '../../rules/interviewers.ts'
import { mergeSpans, overlaps, type Span } from '../../rules/spans.ts'
import type { RoundCalendar } from './round-calendar.ts'
import { useCalendarWords } from './use-calendar-words.ts'

type Props = Pick<RoundCalendar, 'zone' | 'interviewers'> & { day: string }

function useTakenWords({ zone, interviewers, day }: Props): readonly string[] {
  const t = useTranslations('planning')
  const words = useCalendarWords(zone)
  const whole = daySpan(day, zone)
  const within = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) =>
    words.span({ startsAt: Math.max(startsAt, whole.startsAt), endsAt: Math.min(endsAt, whole.endsAt) })
  if (!hasOwnLanes(interviewers)) {
    return freeCounts(whole, interviewers)
      .filter(({ free, known }) => free < known)
      .map(({ free, known, ...span }) => t('freeOf', { time: within(span), free, known }))
  }
  return interviewers.flatMap((interviewer) => {
    const { name, isFrozen, taken, free } = interviewer
    if (isFrozen) return [t('frozenOf', { name })]
    if (taken === null || !hasCalendar(interviewer)) return [t('unknown', { name })]
    const ofDay = (spans: readonly Span[]) => mergeSpans(spans).filter((span) => overlaps(span, whole))
    return [
      ...ofDay(taken).map((span) => t('taken', { name, time: within(span) })),
      ...ofDay(free).map((span) => t('ownFreeOf', { name, time: within(span) })),
    ]
  })
}

/** The lanes of a day in words for screen readers. */
export function TakenList(props: Props) {
  const lines = useTakenWords(props)
  return (
    <ul className="sr">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
