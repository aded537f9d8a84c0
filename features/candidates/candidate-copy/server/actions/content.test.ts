import { describe, expect, test } from 'vitest'
import { copiedTables, holdsPart, isByModel } from './content.ts'

const parts = [
  {
    tables: [
      { table: 'remark', by: 'candidate_id', copied: [] },
      { table: 'mail_link', by: 'candidate_id', copied: ['made_at', 'token_hash', 'made_by_account_id'] },
      { table: 'candidate_consent', by: 'candidate_id', copied: ['givenAt', 'wording'] },
      { table: 'candidate', by: 'person_id', copied: ['referee'] },
      { table: 'candidate_file', by: 'candidate_id', copied: ['file_id'] },
      { table: 'third_party_evaluation', by: 'candidate_id', copied: ['document'] },
      { table: 'unheard_of', by: 'candidate_id', copied: ['text'] },
    ],
  },
] as const
const namesOf = (tables: ReturnType<typeof copiedTables>) => tables.map(({ table }) => table)
const columnsOf = (tables: ReturnType<typeof copiedTables>, name: string) =>
  tables.find(({ table }) => table === name)?.columns

describe('the content of a copy', () => {
  test('has words of colleagues for the company and none for the candidate', () => {
    expect(columnsOf(copiedTables(parts, 'company', null), 'remark')).toContain('content')
    expect(namesOf(copiedTables(parts, 'candidate', null))).not.toContain('remark')
  })

  test('has no secret for anybody, and no account for the candidate', () => {
    expect(columnsOf(copiedTables(parts, 'company', null), 'mail_link')).toEqual([
      'made_at',
      'made_by_account_id',
    ])
    expect(columnsOf(copiedTables(parts, 'candidate', null), 'mail_link')).toEqual(['made_at'])
    expect(columnsOf(copiedTables(parts, 'candidate', null), 'candidate_consent')).toEqual([
      'given_at',
      'wording',
    ])
  })

  test('has the facts of the candidate, without the reason of the outcome in the own copy', () => {
    expect(columnsOf(copiedTables([], 'candidate', null), 'candidate')).toContain('phone')
    expect(columnsOf(copiedTables([], 'candidate', null), 'candidate')).not.toContain('outcome_reason')
    expect(columnsOf(copiedTables([], 'company', null), 'candidate')).toContain('outcome_reason')
  })

  test('for HR has only the tables of the permissions, and no table that nobody listed', () => {
    const limits = new Set(['candidate'])
    expect(namesOf(copiedTables(parts, 'company', limits))).toEqual(['candidate'])
    expect(namesOf(copiedTables(parts, 'company', new Set(['reportRemark'])))).toEqual(['remark'])
    expect(holdsPart('antiCheating', 'company', limits)).toBe(false)
    expect(holdsPart('antiCheating', 'company', null)).toBe(true)
  })

  test('has evaluations from outside for the company alone', () => {
    expect(holdsPart('backgroundCheck', 'candidate', null)).toBe(false)
    expect(holdsPart('resume', 'candidate', null)).toBe(true)
  })

  test('has no outside evaluation for the candidate, and finds the facts by the candidate', () => {
    const own = copiedTables(parts, 'candidate', null)
    expect(namesOf(own)).not.toContain('third_party_evaluation')
    expect(namesOf(copiedTables(parts, 'company', null))).not.toContain('candidate_file')
    expect(own.find(({ table }) => table === 'candidate')?.by).toBe('candidate_id')
  })

  test('says which rows a model has computed', () => {
    expect(isByModel('interview_document', 'aiData')).toBe(true)
    expect(isByModel('interview_document', 'tests.bigFive')).toBe(true)
    expect(isByModel('position_score', undefined)).toBe(true)
    expect(isByModel('candidate_document', 'resume')).toBe(false)
  })
})
