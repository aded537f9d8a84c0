import { ongoing, readDate } from '../../candidates/rules/resume-date.ts'
import { type Stretch, stretch } from './line.ts'

/** A period as it stands in a line. A part that does not stand there is null. */
export interface DateRange {
  readonly begin: { readonly value: string; readonly at: Stretch } | null
  readonly end: { readonly value: string; readonly at: Stretch } | null
  readonly at: Stretch
}

interface DateWord {
  readonly value: string
  readonly start: number
  readonly end: number
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** Every repeat is bounded, so that the time grows with the text alone. */
const dates = new RegExp(
  [
    '民國 ?(?<roc>\\d{2,3}) ?年(?: ?(?<rocMonth>\\d{1,2}) ?月)?',
    '(?<![\\d.])(?:19|20)\\d{2} ?年(?: ?\\d{1,2} ?月(?: ?\\d{1,2} ?日)?)?',
    '(?<![\\d.])(?:19|20)\\d{2} ?[./-] ?(?:1[0-2]|0?[1-9])(?: ?[./-] ?(?:3[01]|[12]\\d|0?[1-9]))?(?!\\d|[./-]\\d{2}(?!\\d{2}))',
    '(?<!\\d[./-]?)(?:1[0-2]|0?[1-9]) ?[./-] ?(?:19|20)\\d{2}(?!\\d)',
    `(?<![a-z])${month}\\.?,? ?(?:\\d{1,2}, ?)?(?:19|20)\\d{2}(?!\\d)`,
    `(?<![\\d.])(?<yearFirst>(?:19|20)\\d{2}),? ?(?<monthLast>${month})(?![a-z])`,
    '(?<![\\d.,$¥])(?:19|20)\\d{2}(?![\\d%万萬]|[.,]\\d)',
    '(?:至今|迄今|现在|現在|目前)|(?<![a-z])(?:present|now|current|ongoing|today|to date)(?![a-z])',
  ].join('|'),
  'gi',
)

const isOngoingWord = (word: string) => !/\d/.test(word)

/** The value of a written date: also of a blank between its parts, of a day behind a month, of a year of the republic. */
function dateValue(match: RegExpExecArray): string | null {
  const { roc, rocMonth, yearFirst, monthLast } = match.groups ?? {}
  if (roc) return readDate(`${Number(roc) + 1911}${rocMonth ? `-${rocMonth}` : ''}`)
  if (yearFirst && monthLast) return readDate(`${monthLast} ${yearFirst}`)
  const [written] = match
  if (isOngoingWord(written)) return ongoing
  const plain = written
    .replace(/ ?([./-]) ?/g, '$1')
    .replace(/([a-z])[.,]* ?(?:\d{1,2}, ?)?(?=\d{4}$)/i, '$1 ')
  return readDate(plain)
}

function dateWords({ line, start, end }: Stretch): DateWord[] {
  const words: DateWord[] = []
  for (const match of line.folded.slice(start, end).matchAll(dates)) {
    const value = dateValue(match)
    const from = start + match.index
    if (value) words.push({ value, start: from, end: from + match[0].length })
  }
  return words
}

/** Signs and words between the two dates of a period. */
const between = /^[\s"]{0,40}(?:[-–—−~～‐‑‒―─一至到→>]{1,3}|to|until|till|through|and)?[\s"]{0,40}$/i

function within(at: Stretch, { value, start, end }: DateWord) {
  return { value, at: stretch(at.line, start, end) }
}

/** Extends a period over the brackets around it and the note of its length: `(2 years 3 months)`. */
function withBrackets({ line, start, end }: Stretch): Stretch {
  const text = line.folded
  let from = start
  let to = end
  while (from > 0 && /[\s([【<]/.test(text.charAt(from - 1)) && text.charAt(from - 1) !== '\t') from -= 1
  const note =
    /^\s?(?:[)\]】>]|[([][^()[\]]{0,24}[)\]]|[·•] ?\d{1,2} (?:yrs?|mos?|years?|months?)(?: \d{1,2} (?:mos?|months?))?)+/i
  to += note.exec(text.slice(to, to + 60))?.[0].length ?? 0
  return { line, start: from, end: to, words: text.slice(from, to).trim() }
}

/** The periods in a stretch, in their order. A single date is the end of one, except with "since" before it. */
export function dateRanges(at: Stretch): DateRange[] {
  const ranges: DateRange[] = []
  const words = dateWords(at)
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]
    const second = words[index + 1]
    if (!first) break
    const gap = second ? at.line.folded.slice(first.end, second.start) : ''
    const isPair = second && first.value !== ongoing && gap.length <= 8 && between.test(gap)
    const before = at.line.folded.slice(Math.max(at.start, first.start - 8), first.start)
    const after = at.line.folded.slice(first.end, first.end + 4)
    if (isPair) {
      const whole = withBrackets({ line: at.line, start: first.start, end: second.end, words: '' })
      ranges.push({ begin: within(at, first), end: within(at, second), at: whole })
      index += 1
    } else if (first.value !== ongoing) {
      const isBegin = /(?:since|from|自)\s?$/i.test(before) || /^\s{0,2}(?:起|[-–—‒~至])/.test(after)
      const only = within(at, first)
      ranges.push({ begin: isBegin ? only : null, end: isBegin ? null : only, at: withBrackets(only.at) })
    }
  }
  return ranges
}
