import { expect, test } from 'vitest'
import { columnsOf, erasingFaults, viewsOf } from './erasing.ts'

const generated = `
export interface Remark {
  candidateId: string;
  content: string;
}

export interface InterviewVoice {
  interviewId: string;
}

export interface Role {
  name: string;
}
`
const tables = columnsOf(generated)
const remark = { table: 'remark', by: 'candidate_id', copied: ['content'] }
const voice = { table: 'interview_voice', by: 'interview_id', copied: [] }

test('tables of candidates that are claimed once, with columns that exist, have no fault', () => {
  expect(erasingFaults(tables, [remark, voice])).toEqual([])
})

test('a table of candidates is a fault where nobody claims it, and where two features do', () => {
  expect(erasingFaults(tables, [remark])).toEqual([
    'interview_voice: no server/erase.ts claims this table of candidates',
  ])
  expect(erasingFaults(tables, [remark, voice, remark])).toEqual(['remark: two claim it'])
})

test('a claim of an unknown table or column is a fault', () => {
  expect(erasingFaults(tables, [voice, { ...remark, copied: ['text'] }])).toEqual([
    'remark: there is no column text',
  ])
  const unknown = { table: 'note', by: 'candidate_id', copied: [] }
  expect(erasingFaults(tables, [remark, voice, unknown])).toEqual(['note: there is no such table'])
})

test('a view of candidates needs no claim, and a materialized view does', () => {
  const views = viewsOf(
    'create view remark as\nselect 1;\ncreate materialized view interview_voice as\nselect 2;',
  )
  expect(views).toEqual(['remark'])
  expect(erasingFaults(columnsOf(generated, views), [])).toEqual([
    'interview_voice: no server/erase.ts claims this table of candidates',
  ])
})
