import { hosts, phoneKinds, phones } from './invented-contacts.ts'
import { names, words } from './invented-words.ts'
import type { Job, Person, School } from './person.ts'

/** Numbers that are the same in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const month = (year: number, index: number) => `${year}-${String(index + 1).padStart(2, '0')}`

function jobsOf(lang: Person['lang'], next: (below: number) => number, from: number): Job[] {
  const own = words[lang]
  const count = 1 + next(3)
  const jobs: Job[] = []
  let year = from
  let start = 6
  for (let index = 0; index < count; index += 1) {
    const length = 1 + next(3)
    const endMonth = next(10)
    const isLast = index === count - 1
    const end = isLast && next(3) > 0 ? 'present' : month(year + length, endMonth)
    const lines = [own.lines[next(own.lines.length)], own.lines[next(own.lines.length)]]
    jobs.unshift({
      employer: own.employers[(next(own.employers.length) + index) % own.employers.length] ?? '',
      title: own.titles[(next(own.titles.length) + index) % own.titles.length] ?? '',
      begin: month(year, start),
      end,
      lines: [...new Set(lines.filter((line) => line !== undefined))],
    })
    year += length
    start = Math.min(11, endMonth + 1)
  }
  return jobs
}

function schoolsOf(lang: Person['lang'], next: (below: number) => number): School[] {
  const own = words[lang]
  const pick = (list: readonly string[]) => list[next(list.length)] ?? ''
  const first = 2008 + next(8)
  const subject = pick(own.subjects)
  const bachelor = {
    school: pick(own.schools),
    degree: own.degrees[0],
    subject,
    begin: month(first, 8),
    end: month(first + 4, 5),
  }
  if (next(3) > 0) return [bachelor]
  const other = own.schools.find((school) => school !== bachelor.school) ?? ''
  return [
    { school: other, degree: own.degrees[1], subject, begin: month(first + 4, 8), end: month(first + 6, 5) },
    bachelor,
  ]
}

/** Makes person number `index` of a language. Equal numbers give equal persons. */
export function inventedPerson(lang: Person['lang'], index: number): Person {
  const next = numbersFrom(index * 31 + lang.length * 7 + lang.charCodeAt(0))
  const own = words[lang]
  const [name = '', local = ''] = names[lang][index % names[lang].length] ?? []
  const digits = String(10_000_000 + next(89_999_999))
  const kind = phoneKinds[lang][index % phoneKinds[lang].length] ?? ''
  const phone = phones[kind]?.(digits) ?? { written: '', compared: '' }
  const education = schoolsOf(lang, next)
  const work = jobsOf(lang, next, Number(education[0]?.end.slice(0, 4)))
  const offset = next(own.skills.length)
  const city =
    kind === 'hk'
      ? lang === 'cn'
        ? '香港'
        : '香港九龍'
      : own.cities[lang === 'en' ? index % own.cities.length : next(own.cities.length)]
  return {
    lang,
    name,
    phone,
    email: `${local}@${hosts[lang][index % hosts[lang].length]}`,
    city: city ?? '',
    headline: work[0]?.title ?? '',
    summary: own.summary,
    education,
    work,
    skills: Array.from({ length: 5 }, (_, at) => own.skills[(offset + at) % own.skills.length] ?? ''),
    referee: { name: own.referee[0], phone: own.referee[1], email: own.referee[2] },
  }
}
