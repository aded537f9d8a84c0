import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../messages/cn.ts'
import { namedFields, ongoing, standardResume } from './items.ts'
import { JsonResume } from './json-resume.ts'
import { itemsOfJsonResume } from './json-resume-items.ts'

/** What the standard resume shows of a JSON Resume. */
function shown(given: unknown) {
  const items = itemsOfJsonResume(JsonResume.parse(given))
  return standardResume(items.map((item) => ({ ...item, unit: '', inputType: 1, attachName: null })))
}

const valuesOf = (facts: readonly { key: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]))

describe('a JSON Resume', () => {
  test('fills the sections of the standard resume with titles and dates [R3-074]', () => {
    const resume = shown({
      education: [
        {
          institution: '云岫大学',
          area: '软件工程',
          studyType: 'Bachelor',
          startDate: '2012-09',
          endDate: '2016',
          score: '3.8/4.0',
          courses: ['Databases', 'Networks'],
        },
      ],
      work: [
        {
          name: '木屿零售',
          position: 'Engineer',
          startDate: '2019-07',
          endDate: '2022-01-31',
          summary: 'Refunds.',
          highlights: ['97.8 % to 99.6 %'],
        },
        { name: '栖岸结算', startDate: '2022-02' },
      ],
      projects: [{ name: 'Ledger', startDate: '2023', endDate: '2024', roles: ['Lead'], keywords: ['Go'] }],
    })
    expect(resume.eduExperience).toMatchObject([{ title: '云岫大学', begin: '2012-09', end: '2016' }])
    expect(valuesOf(resume.eduExperience[0]?.facts ?? [])).toEqual({
      education: 'Bachelor',
      professional: '软件工程',
      score: '3.8/4.0',
      courses: 'Databases\nNetworks',
    })
    expect(resume.workExperience.map(({ title, begin, end }) => [title, begin, end])).toEqual([
      ['栖岸结算', '2022-02', ongoing],
      ['木屿零售', '2019-07', '2022-01-31'],
    ])
    expect(valuesOf(resume.workExperience[1]?.facts ?? [])).toEqual({
      jobtitle: 'Engineer',
      workContent: 'Refunds.\n97.8 % to 99.6 %',
    })
    expect(resume.projectExperience).toMatchObject([{ title: 'Ledger', begin: '2023', end: '2024' }])
  })

  test('puts what has no section of its own into the basic information', () => {
    const { baseInfo } = shown({
      basics: {
        name: 'left out',
        label: 'Backend engineer',
        location: { city: 'Hangzhou', countryCode: 'CN' },
        profiles: [{ network: 'GitHub', username: 'su', url: '' }],
      },
      skills: [{ name: 'Go', level: 'expert', keywords: ['channels', 'profiling'] }, { name: 'PostgreSQL' }],
      languages: [{ language: '中文', fluency: '母语' }],
      certificates: [{ name: 'DSD', issuer: 'Board', date: '2021-05' }],
      volunteer: [{ organization: 'Library', startDate: '2018', endDate: '2019' }],
      references: [{ name: 'Zhou', reference: 'Calm on call.' }],
    })
    expect(valuesOf(baseInfo)).toEqual({
      label: 'Backend engineer',
      location: 'Hangzhou, CN',
      profiles: 'GitHub · su',
      skills: 'Go · expert · channels, profiling\nPostgreSQL',
      languages: '中文 · 母语',
      certificates: 'DSD · Board · 2021-05',
      volunteer: 'Library · 2018 – 2019',
      references: 'Zhou · Calm on call.',
    })
  })

  test('may leave out everything, say null, or bring keys of its tools', () => {
    expect(itemsOfJsonResume(JsonResume.parse({}))).toEqual([])
    const given = {
      $schema: 'x',
      meta: { theme: 'even' },
      basics: { email: null, x: 1 },
      work: [{ 'x-id': 7 }],
    }
    expect(itemsOfJsonResume(JsonResume.parse(given))).toEqual([])
  })

  test.each([
    ['a month that is none', { work: [{ startDate: '2019-13' }] }, 'work.0.startDate'],
    ['a date in words', { education: [{ endDate: 'June 2018' }] }, 'education.0.endDate'],
    ['a day that is none', { awards: [{ date: '2018-06-32' }] }, 'awards.0.date'],
    ['a number for text', { basics: { phone: 138 } }, 'basics.phone'],
    ['an entry for a list', { skills: { name: 'Go' } }, 'skills'],
  ])('is refused for %s, by its field', (_, given, path) => {
    const { error } = JsonResume.safeParse(given)
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })

  test('names every field once, and the page has a name for each that is no title and no date', () => {
    const text = fc.string({ minLength: 1, maxLength: 5 })
    const entry = fc.dictionary(
      fc.constantFrom('name', 'position', 'summary', 'url', 'area', 'institution', 'type', 'entity', 'label'),
      text,
    )
    const resume = fc.record({
      basics: entry,
      work: fc.array(entry, { maxLength: 3 }),
      education: fc.array(entry, { maxLength: 3 }),
      projects: fc.array(entry, { maxLength: 3 }),
      skills: fc.array(entry, { maxLength: 3 }),
    })
    fc.assert(
      fc.property(resume, (given) => {
        const { attachments: _, baseInfo, ...timelines } = shown(given)
        const lists = [
          baseInfo,
          ...Object.values(timelines).flatMap((list) => list.map((each) => each.facts)),
        ]
        for (const facts of lists) {
          const keys = facts.map(({ key }) => key)
          expect(new Set(keys).size).toBe(keys.length)
          expect(keys.filter((key) => !namedFields.some((field) => field === key))).toEqual([])
        }
      }),
    )
    expect(Object.keys(messages.fields).sort()).toEqual([...namedFields].sort())
  })
})
