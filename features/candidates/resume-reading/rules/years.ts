import { ongoing } from '../../candidates/rules/resume-date.ts'
import { placeOf, stretch } from './line.ts'
import type { Placed, ReadField, ReadWork } from './read-resume.ts'
import type { Section } from './sections.ts'

const stated = [
  /(?:工作年限|工作经验|工作經驗|工龄|從業年資|总年资|總年資|年資|work experience|years of experience)\s?[::\t]?\s{0,4}(\d{1,2})\s?\+?\s?(?:年|years?)?(?!\d|[-.]\d)/giu,
  /(?<![\d.-])(\d{1,2})\s?\+?\s?年(?:以上)?(?:的)?(?:\p{Script=Han}{0,6})?(?:工作)?(?:经验|經驗|年資|工作经历)/giu,
  /(?<![\d.-])(\d{1,2})\s?\+?\s?years?(?:['’])?(?: of)?(?: [a-z]{2,20}){0,3} experience/giu,
]

/** Parts of a resume whose statement is about all of the work. */
const about = new Set(['top', 'personal', 'summary'])

function statedYears(sections: readonly Section[]): Placed<number>[] {
  return sections
    .filter(({ kind }) => about.has(kind))
    .flatMap(({ lines }) => lines)
    .flatMap((at) =>
      stated.flatMap((pattern) =>
        [...at.line.folded.slice(at.start, at.end).matchAll(pattern)].flatMap((match) => {
          const start = at.start + match.index
          const place = placeOf(stretch(at.line, start, start + match[0].length))
          const value = Number(match[1])
          return value <= 60 ? [{ value, places: [place] }] : []
        }),
      ),
    )
}

interface Span {
  readonly from: number
  readonly to: number
}

/** The month of a date, counted from year 0; a bare year begins in January and ends in December. */
function monthOf(date: string, isEnd: boolean, today: string): number | null {
  const [year, month] = (date === ongoing ? today : date).split('-').map(Number)
  if (!year) return null
  return year * 12 + (month ? month - 1 : isEnd ? 11 : 0)
}

function spansOf(work: readonly ReadWork[], today: string): Span[] | null {
  const spans = work.map(({ begin, end }) => {
    const from = begin ? monthOf(begin.value, false, today) : null
    const to = end ? monthOf(end.value, true, today) : null
    return from === null || to === null || to < from ? null : { from, to: to + 1 }
  })
  // With one period unknown the years are unknown.
  const whole = spans.filter((span) => span !== null)
  return whole.length === spans.length && whole.length > 0 ? whole : null
}

const yearsOf = (months: number) => Math.floor(months / 12)

/** Months with at least one of the periods. */
function coveredMonths(spans: readonly Span[]): number {
  let covered = 0
  let until = 0
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    covered += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return covered
}

function yearsByDates(work: readonly ReadWork[], today: string): ReadField<number> | null {
  const spans = spansOf(work, today)
  if (!spans) return null
  const places = work.flatMap(({ begin, end }) => [...(begin?.places ?? []), ...(end?.places ?? [])])
  const once = yearsOf(coveredMonths(spans))
  const added = yearsOf(spans.reduce((sum, { from, to }) => sum + to - from, 0))
  if (once === added) return { sureness: 'sure', value: once, places }
  const candidates = [once, added].map((value) => ({ value, places }))
  return { sureness: 'choose', value: null, candidates, why: 'overlap' }
}

/**
 * The whole years of work: as the resume states them, else by the dates of its work. Months that two periods share are
 * counted once or twice, which a person chooses. `today` is `YYYY-MM`, up to which present work counts.
 */
export function readYears(
  sections: readonly Section[],
  work: readonly ReadWork[],
  today: string,
): ReadField<number> | null {
  const groups = [...Map.groupBy(statedYears(sections), ({ value }) => value)]
  const candidates = groups.map(([value, all]) => ({ value, places: all.flatMap(({ places }) => places) }))
  const [only, ...others] = candidates
  if (!only) return yearsByDates(work, today)
  if (others.length === 0) return { sureness: 'sure', ...only }
  return { sureness: 'choose', value: null, candidates: candidates.slice(0, 5), why: 'several' }
}
