import { comparedPhone } from '../../persons/rules/compared-phone.ts'
import type { ReadPhone } from './read-resume.ts'

/** Country whose numbers a resume writes without a country code, as its own words tell. */
export type HomeCountry = '+852' | '+886' | '+853' | '+1' | '+44' | '+353' | '+65' | '+61' | null

interface NumberForm {
  readonly pattern: RegExp
  /** Whether only a label makes it a phone number. */
  readonly needsLabel: boolean
  /** The number with its country code; null where the country is unknown. */
  readonly international: (digits: string, home: HomeCountry) => string | null
}

const gap = '[-. ‑–]{0,2}'
const end = '(?![\\d*]|[.-]\\d|,\\d{3})'
/** Every repeat is bounded, and a form is only tried where a number begins. */
const form = (source: string) => new RegExp(source + end, 'y')

const forms: readonly NumberForm[] = [
  {
    pattern: form(
      `(?:\\(?(?:\\+|00) ?86\\)?${gap}|\\(?86\\)?[- ]{1,2})?(?:1[3-9]\\d(?:${gap}\\d{4}${gap}\\d{4}|${gap}\\d{3}${gap}\\d{5}|\\d[- ]\\d{3}[- ]\\d{4}))`,
    ),
    needsLabel: false,
    international: (digits) => `+86${digits.slice(-11)}`,
  },
  {
    pattern: form(`(?:\\(?\\+|00)[1-9]\\d{0,2}\\)?(?:${gap}\\(?\\d{1,5}\\)?){2,6}`),
    needsLabel: false,
    international: (digits, _home) => `+${digits.replace(/^00/, '')}`,
  },
  {
    pattern: form('09\\d{2}[- ]?\\d{3}[- ]?\\d{3}'),
    needsLabel: false,
    international: (digits) => `+886${digits.slice(1)}`,
  },
  {
    pattern: form('\\(?0(?:10|2\\d|[3-9]\\d{2})\\)?[- ]\\d{4}[- ]?\\d{3,4}'),
    needsLabel: false,
    international: (digits, home) =>
      home === null ? `+86${digits.slice(1)}` : home === '+1' ? null : `${home}${digits.slice(1)}`,
  },
  {
    pattern: form('\\(?[2-9]\\d{2}\\)?[-. ]{1,2}\\d{3}[-. ]\\d{4}'),
    needsLabel: false,
    international: (digits, home) => (home === null || home === '+1' ? `+1${digits}` : null),
  },
  {
    pattern: form('\\(?\\d{2,5}\\)?(?:[- ]{0,2}\\(?\\d{2,5}\\)?){1,4}'),
    needsLabel: true,
    international: (digits, home) =>
      home ? `${home}${home === '+1' ? digits : digits.replace(/^0/, '')}` : null,
  },
]

const codes: ReadonlySet<string> = new Set(['+852', '+853', '+886'])

/** Reads the phone number that begins at a position; null where none begins. */
export function phoneAt(
  text: string,
  at: number,
  { isLabelled, home }: { readonly isLabelled: boolean; readonly home: HomeCountry },
): { readonly phone: ReadPhone; readonly end: number } | null {
  for (const { pattern, needsLabel, international } of forms) {
    if (needsLabel && !isLabelled && !(home && codes.has(home))) continue
    pattern.lastIndex = at
    const written = pattern.exec(text)?.[0].trim()
    const digits = written?.replace(/\D/g, '') ?? ''
    if (!written || digits.length < 8 || digits.length > 15) continue
    // `+44 (0)20`: the bracketed zero is dialled at home alone.
    const number = international(written.replace('(0)', '').replace(/\D/g, ''), home)
    const compared = number === null ? null : comparedPhone(number)
    if (compared) return { phone: { written, compared }, end: at + written.length }
  }
  return null
}

const homes: readonly (readonly [NonNullable<HomeCountry>, RegExp])[] = [
  ['+852', /香港|hong ?kong|kowloon|九龍|九龙|新界/i],
  ['+853', /澳門|澳门|macau/i],
  ['+886', /台灣|臺灣|台湾|taiwan|台北|臺北|新北市|桃園|台中|臺中|高雄|新竹|台南|臺南|taipei/i],
  ['+353', /\bireland\b|\bdublin\b|\bcork\b|\bgalway\b/i],
  [
    '+44',
    /united kingdom|\bU\.?K\.?\b|\bengland\b|\blondon\b|\bmanchester\b|\bscotland\b|\bedinburgh\b|\bleeds\b|\bbristol\b/i,
  ],
  ['+65', /\bsingapore\b|新加坡/i],
  ['+61', /\baustralia\b|\bsydney\b|\bmelbourne\b|\bbrisbane\b/i],
  [
    '+1',
    /\bU\.?S\.?A\b|united states|\bcanada\b|, (?:CA|NY|TX|WA|MA|IL|FL|CO|GA|PA|NJ|OR|VA|NC|OH|MI|AZ|ON|BC)\b/,
  ],
]

/** The country of a resume's local numbers, by the places in the parts about the candidate; null where they differ. */
export function homeCountry(text: string): HomeCountry {
  const named = homes.filter(([, places]) => places.test(text)).map(([code]) => code)
  return named.length === 1 ? (named[0] ?? null) : null
}
