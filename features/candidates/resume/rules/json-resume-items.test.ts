import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../tabs/report-resume/messages/cn.ts'
import { ongoing } from '../../candidates/rules/resume-date.ts'
import { namedFields, standardResume } from './items.ts'
import { readJsonResume } from './json-resume.ts'
import { itemsOfJsonResume } from './json-resume-items.ts'
import { resumeOfVersion0, resumeOfVersion1 } from './json-resumes-under-test.ts'

/** The standard resume of a JSON Resume. */
function shown(given: unknown) {
  const read = readJsonResume(given)
  const items = read ? itemsOfJsonResume(read.resume) : []
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
      workContent: 'Refunds.',
      highlights: '97.8 % to 99.6 %',
    })
    expect(resume.projectExperience).toMatchObject([{ title: 'Ledger', begin: '2023', end: '2024' }])
  })
})

describe('the basic information of a JSON Resume', () => {
  test('holds entries without a section of their own', () => {
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

  test('is empty for a resume without entries, with null, or with keys of tools alone', () => {
    const given = { meta: { theme: 'even' }, basics: { email: null, x: 1 }, work: [{ 'x-id': 7 }, null] }
    expect(Object.values(shown(given)).flat()).toEqual([])
  })
})

describe('a JSON Resume of version 0', () => {
  test('keeps its employers, websites and grades, and has its highlights as a list', () => {
    const { baseInfo, workExperience, eduExperience } = shown(resumeOfVersion0)
    expect(workExperience).toEqual([
      {
        title: 'Fernweh Logistics',
        begin: '2019-09',
        end: ongoing,
        facts: [
          { key: 'jobtitle', name: '', value: 'Data engineer' },
          { key: 'workContent', name: '', value: 'Owns the warehouse.' },
          {
            key: 'highlights',
            name: '',
            value: 'Cut the nightly load from 5 hours to 40 minutes\nWrote the runbook',
            lines: [
              { text: 'Cut the nightly load from 5 hours to 40 minutes', below: [] },
              { text: 'Wrote the runbook', below: [] },
            ],
          },
          { key: 'url', name: '', value: 'https://fernweh.example' },
        ],
      },
      {
        title: 'Kiosk & Sohn',
        begin: '2016-03',
        end: '2019-08',
        facts: [{ key: 'jobtitle', name: '', value: 'Analyst' }],
      },
    ])
    expect(eduExperience).toMatchObject([{ title: 'TU Berlin', begin: '2013', end: 'Summer 2015' }])
    expect(valuesOf(eduExperience[0]?.facts ?? [])).toMatchObject({
      score: '1.3',
      courses: 'Time series\nDatabases',
    })
    expect(valuesOf(baseInfo)).toEqual({
      label: 'Data engineer',
      email: 'ruth@ruth.example',
      phone: '+49 30 901820',
      url: 'https://ruth.example',
      location: 'Berlin, DE',
      profiles: 'GitHub · https://github.example/ruth',
      summary: 'Moves data without losing any of it.',
      skills: 'SQL\nPython · Master · pandas, asyncio',
      languages: 'German · Native\nEnglish',
      publications: 'Late data · Data Weekly · 2021-02-30 · https://weekly.example/late',
      volunteer: 'Repair Café · Helper · 2017-05-01 – · http://repair.example\n- Radios\n- Lamps',
      interests: 'Cycling\nChess · Blitz',
      references: 'J. Kern · She reads the logs.',
    })
    expect(baseInfo.find(({ key }) => key === 'volunteer')?.lines).toMatchObject([
      { below: ['Radios', 'Lamps'] },
    ])
  })
})

describe('a JSON Resume of version 1', () => {
  test('keeps all its facts about the candidate', () => {
    const { baseInfo, workExperience, projectExperience } = shown(resumeOfVersion1)
    expect(workExperience.map(({ title, begin, end }) => [title, begin, end])).toEqual([
      ['栖岸结算', '2022-02', ongoing],
      ['木屿零售', '2019-07', '2022-01-31'],
    ])
    expect(projectExperience).toMatchObject([{ begin: '2023', end: ongoing }])
    expect(valuesOf(projectExperience[0]?.facts ?? [])).toEqual({
      roles: 'Lead',
      projectContent: '迁移',
      highlights: '零停机',
      keywords: 'Go, Kafka',
      url: 'https://su.example/ledger',
    })
    expect(valuesOf(baseInfo)).toMatchObject({
      location: '文三路 1 号, 杭州, CN',
      profiles: 'GitHub · su',
      certificates: 'DSD · Board · 2021-05 · https://board.example/dsd',
      awards: '年度工程师 · 栖岸结算 · 2023-12\n- 两次。',
    })
  })
})

describe('the fields of a JSON Resume', () => {
  test('have one line an entry although lines of a list are broken', () => {
    const { baseInfo } = shown({
      skills: ['Go\n- Rust', '• C'],
      interests: [{ name: 'a', keywords: 'b, c' }],
    })
    expect(baseInfo.map(({ lines }) => lines)).toEqual([
      [
        { text: 'Go - Rust', below: [] },
        { text: 'C', below: [] },
      ],
      [{ text: 'a · b, c', below: [] }],
    ])
  })

  test('are named once each, and the page has a name for each that is no title and no date', () => {
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
