const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const forms = {
  yearFirst: /^([12]\d{3})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?$/,
  /** A date with a time: its day is used as written. */
  moment: /^([12]\d{3})-(\d{2})-(\d{2})[T ]\d{2}:\d{2}[\d:.,]*(?: ?Z|[+-]\d{2}:?\d{2})?$/i,
  monthFirst: /^(\d{1,2})[-/.]([12]\d{3})$/,
  chinese: /^([12]\d{3}) ?年(?: ?(\d{1,2}) ?月(?: ?(\d{1,2}) ?日)?)?$/,
  named: /^([a-z]{3,9})\.?,? ([12]\d{3})$/i,
} as const

const monthNamed = (name: string) => {
  const word = name.toLowerCase()
  const index = word === 'sept' ? 8 : Math.max(months.indexOf(word), monthNames.indexOf(word))
  return index < 0 ? '' : String(index + 1)
}

/** Year, month and day as written; null for any other form. */
function partsOf(text: string): readonly (string | undefined)[] | null {
  const yearFirst = forms.yearFirst.exec(text)
  if (yearFirst) return [yearFirst[1], yearFirst[3], yearFirst[4]]
  const monthFirst = forms.monthFirst.exec(text)
  if (monthFirst) return [monthFirst[2], monthFirst[1]]
  const named = forms.named.exec(text)
  if (named) return [named[2], monthNamed(named[1] ?? '')]
  return (forms.moment.exec(text) ?? forms.chinese.exec(text))?.slice(1) ?? null
}

function isOfCalendar(year: string, month: string | undefined, day: string | undefined): boolean {
  if (month === undefined) return true
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(month) >= 1 && Number(month) <= 12 && Number(day ?? 1) >= 1 && Number(day ?? 1) <= last
}

/**
 * Reads a date of a resume as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as it is written; null for anything else.
 *
 * `03/04/2015` is null: whether day or month comes first is unknown.
 */
export function readDate(text: string): string | null {
  const [year, month, day] = partsOf(text.trim()) ?? []
  if (!year || !isOfCalendar(year, month, day)) return null
  return [year, month, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('-')
}

/** End of an entry that is still going on, where the resume has no word for it. */
export const ongoing = 'present'

const forNow =
  /^(至今|迄今|现在|現在|目前|今|在职|在職|在读|在讀|present|now|current|currently|today|to date|till now|until now|ongoing)$/i

/** Whether the end of an entry says that it is still going on, with any text in brackets behind it. */
export function isOngoing(end: string): boolean {
  const words = end.trim().replace(/ ?[（(][^（(]*[)）]$/, '')
  return forNow.test(words.replace(/\.$/, ''))
}

/** Sort key of an entry: the date, else the year in its text. */
export function sortableDate(text: string): string {
  if (isOngoing(text)) return 'now'
  return readDate(text) ?? /\b[12]\d{3}\b/.exec(text)?.[0] ?? text
}
