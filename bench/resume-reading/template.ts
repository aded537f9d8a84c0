import type { Person } from './person.ts'

/** A resume as a template writes it. A `pdf` is printed from its HTML by a browser. */
export type Written =
  | { readonly kind: 'print'; readonly html: string }
  | { readonly kind: 'file'; readonly ending: string; readonly bytes: Buffer }

export interface Template {
  readonly name: string
  /** Whether it writes the years of the education without their months. */
  readonly writesYears?: boolean
  readonly langs: readonly Person['lang'][]
  readonly write: (person: Person) => Written | Promise<Written>
}

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const htmlFile = (html: string): Written => ({
  kind: 'file',
  ending: 'html',
  bytes: Buffer.from(html),
})
export const textFile = (text: string): Written => ({ kind: 'file', ending: 'txt', bytes: Buffer.from(text) })

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const longNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export type DateStyle = 'dots' | 'slashes' | 'dashes' | 'han' | 'short' | 'long' | 'monthFirst' | 'roc'

const untilNow: Readonly<Record<Person['lang'], string>> = { cn: '至今', tw: '現在', en: 'Present' }

/** Writes a date of `YYYY-MM` in a style. */
export function written(date: string, style: DateStyle, lang: Person['lang']): string {
  if (date === 'present') return untilNow[lang]
  const [year = '', month = ''] = date.split('-')
  const at = Number(month) - 1
  switch (style) {
    case 'dots':
      return `${year}.${month}`
    case 'slashes':
      return `${year}/${month}`
    case 'dashes':
      return date
    case 'han':
      return `${year}年${Number(month)}月`
    case 'short':
      return `${monthNames[at]} ${year}`
    case 'long':
      return `${longNames[at]} ${year}`
    case 'monthFirst':
      return `${month}/${year}`
    case 'roc':
      return `民國${Number(year) - 1911}年${Number(month)}月`
  }
}

export const headings = {
  cn: {
    education: '教育经历',
    work: '工作经历',
    skills: '专业技能',
    summary: '自我评价',
    contact: '联系方式',
    referees: '推荐人',
  },
  tw: {
    education: '學歷',
    work: '工作經歷',
    skills: '專長',
    summary: '自我介紹',
    contact: '聯絡方式',
    referees: '推薦人',
  },
  en: {
    education: 'Education',
    work: 'Work Experience',
    skills: 'Skills',
    summary: 'Profile',
    contact: 'Contact',
    referees: 'References',
  },
} as const
