import { describe, expect, test } from 'vitest'
import { bundleOfTableRow } from './bundle.ts'
import { fateOf } from './fates.ts'
import { type JudgedBy, judgeRow } from './judge.ts'

const by: JudgedBy = {
  headers: ['Name', 'Phone', 'Mail', 'Applied'],
  columns: ['name', 'phone', 'email', 'appliedAt'],
  dateOrder: 'dmy',
  positionId: 'p1',
  positions: new Map(),
  firstStages: new Map([['p1', '1']]),
  stages: new Map(),
  today: '2026-11-29',
}

const judge = (cells: readonly string[], more: Partial<JudgedBy> = {}) =>
  judgeRow({ cells, written: {}, readFault: null }, { ...by, ...more })

describe('a wrong value is told with its column and what may be meant', () => {
  test.each([
    [['', '', '', ''], 'noName', null],
    [['Ann', '1.38E+10', '', ''], 'damagedNumber', null],
    [['Ann', '13800000027.0', '', ''], 'damagedNumber', '13800000027'],
    [['Ann', '12', '', ''], 'phone', null],
    [['Ann', '', 'ann#mail.example', ''], 'email', 'ann@mail.example'],
    [['Ann', '', '', '31-02-2026'], 'date', null],
    [['Ann', '', '', '2027-01-01'], 'future', null],
  ])('%j', (cells, fault, suggestion) => {
    expect(judge(cells).faults).toMatchObject([{ fault, suggestion }])
  })
})

test('a name of two columns is put together as its script writes it', () => {
  const columns = ['lastName', 'firstName'] as const
  expect(judge(['陶', '思远'], { columns }).found.name).toBe('陶思远')
  expect(judge(['O’Brien', 'Daniel'], { columns }).found.name).toBe('Daniel O’Brien')
})

test('a written value goes before the cell, and an empty one leaves the field empty', () => {
  const row = { cells: ['Ann', '12', '', ''], written: { phone: '' }, readFault: null }
  expect(judgeRow(row, by).faults).toEqual([])
  expect(judgeRow({ ...row, written: { phone: '138 0000 0001' } }, by).contacts).toEqual([
    'phone +8613800000001',
  ])
})

test('a row waits where it is wrong, stays out where its person is here, and joins one elsewhere', () => {
  const row = {
    id: 'r',
    state: 'open',
    isWrong: false,
    isLeft: null,
    isNotSame: false,
    contacts: [],
    appliedAt: 0,
  }
  expect(fateOf(row, null, false)).toBe('new')
  expect(fateOf(row, 'elsewhere', false)).toBe('join')
  expect(fateOf(row, 'here', false)).toBe('left')
  expect(fateOf({ ...row, isNotSame: true }, 'here', false)).toBe('new')
  expect(fateOf({ ...row, isLeft: false }, 'here', false)).toBe('join')
  expect(fateOf(row, null, true)).toBe('left')
  expect(fateOf({ ...row, isWrong: true }, null, false)).toBe('wrong')
})

test('a cell that begins like a formula reaches the bundle as it is', () => {
  const bundle = bundleOfTableRow({
    externalId: 'candor:1',
    positionExternalId: 'p',
    stageId: '1',
    stageTypeKind: 1,
    values: { name: '=1+1', skills: 'Go, =HYPERLINK("x")' },
    appliedAt: 0,
    now: 0,
  })
  expect(bundle).toMatchObject({
    candidate: { name: '=1+1' },
    resume: { jsonResume: { skills: [{ name: 'Go' }, { name: '=HYPERLINK("x")' }] } },
  })
})
