import { expect, test } from 'vitest'
import { readJsonResume } from './json-resume.ts'
import { JsonResume } from './json-resume-fields.ts'
import { resumeOfVersion0, resumeOfVersion1 } from './json-resumes-under-test.ts'

const notesOf = (given: unknown) =>
  (readJsonResume(given)?.notes ?? []).map(({ path, fault, values }) => [path.join('.'), fault, values ?? {}])

test('notes of a resume of version 0 name left-out parts and each date that is none', () => {
  expect(notesOf(resumeOfVersion0)).toEqual([
    ['basics.computed', 'resumeKeyUnknown', {}],
    ['education.0.endDate', 'resumeDateAsWritten', { date: 'Summer 2015' }],
    ['publications.0.releaseDate', 'resumeDateAsWritten', { date: '2021-02-30' }],
  ])
})

test('notes of a resume of version 1 name the keys of its tools, and not its schema and meta', () => {
  expect(notesOf(resumeOfVersion1)).toEqual([
    ['x-generator', 'resumeKeyUnknown', {}],
    ['work.0.x-team', 'resumeKeyUnknown', {}],
  ])
})

test('the newer of two names for one field counts, and the other is noted if it differs', () => {
  const work = [
    { name: 'A', company: 'B' },
    { name: 'A', company: 'A' },
    { name: '', company: 'C' },
  ]
  const read = readJsonResume({ work })
  expect(read?.resume.work.map((of) => of('name'))).toEqual([['A'], ['A'], ['C']])
  expect(notesOf({ work })).toEqual([['work.0.company', 'resumeKeyTwice', { key: 'name' }]])
})

test('the rest of very many notes is counted', () => {
  const entry = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`x${index}`, index]))
  const notes = notesOf({ work: [{ name: 'A', ...entry }] })
  expect(notes).toHaveLength(1_001)
  expect(notes.at(-1)).toEqual(['', 'moreNotes', { count: 500 }])
})

test.each([
  ['nothing', {}],
  ['null', null],
  ['text', 'resume'],
  ['a list', [{ name: 'A' }]],
  ['a package.json', { name: 'resume', version: '1.0.0', scripts: {}, dependencies: {} }],
  ['a tsconfig.json', { compilerOptions: {}, references: [{ path: '../a' }] }],
  ['an export of LinkedIn', { firstName: 'A', positions: { values: [] }, skills: { values: [] } }],
  ['a Europass file', { SkillsPassport: { LearnerInfo: { Identification: {} } } }],
  ['a schema and meta alone', { $schema: 'x', meta: {} }],
])('%s is no JSON Resume', (_name, given) => {
  expect(readJsonResume(given)).toBe(null)
})

test.each([
  ['an empty list', { work: [] }],
  ['a name alone', { basics: { name: 'A' } }],
  ['plain skills', { skills: ['Go'] }],
  ['null for a section', { basics: null }],
  ['earlier hobbies', { hobbies: ['Chess'] }],
])('%s is a JSON Resume', (_name, given) => {
  expect(readJsonResume(given)).not.toBe(null)
})

test.each([
  ['an object for text', { basics: { phone: {} } }, ['basics.phone']],
  ['an entry for a list', { skills: { name: 'Go' } }, ['skills']],
  ['a number for an entry', { work: [7] }, ['work.0']],
  ['too many entries', { work: Array.from({ length: 201 }, () => ({})) }, ['work']],
  ['a text that is too long', { basics: { label: 'a'.repeat(1_001) } }, ['basics.label']],
])('%s is refused by its field', (_name, given, paths) => {
  const { error } = JsonResume.safeParse(given)
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(paths)
})

test('both resumes pass the schema, and are read alike once they have', () => {
  for (const given of [resumeOfVersion0, resumeOfVersion1]) {
    const read = readJsonResume(JsonResume.parse(given))
    const before = readJsonResume(given)
    const namesOf = (of: typeof read) => of?.resume.work.map((each) => each('name'))
    expect(namesOf(read)).toEqual(namesOf(before))
    expect(read?.notes.some(({ fault }) => fault === 'resumeKeyUnknown')).toBe(false)
  }
})
