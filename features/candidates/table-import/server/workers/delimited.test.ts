import { describe, expect, test } from 'vitest'
import { readDelimited } from './delimited.ts'

const readRows = (text: string) =>
  readDelimited(text, ',').rows.map(({ number, cells, fault }) => [number, cells[0], fault])

describe('a quote that is not closed', () => {
  test.each([
    ['up to the end', 'name,city,phone\nA,"Rome,1\nB,Oslo,2\nC,Paris,3'],
    ['up to the quotes of a later row', 'name,city,phone\nA,"Rome,1\nB,Oslo,2\nC,"Paris",3'],
    ['up to a quoted first cell', 'name,city,phone\nA,"Rome,1\nB,Oslo,2\n"C",Paris,3'],
    ['in a table of two columns', 'name,city\nA,"Rome\nB,Oslo\nC,"Paris"'],
  ])('spoils its own row alone, %s', (_, text) => {
    expect(readRows(text)).toEqual([
      [1, 'name', null],
      [2, 'A', 'quote'],
      [3, 'B', null],
      [4, 'C', null],
    ])
  })

  test('is told in each of many rows, and no row is lost', () => {
    const lines = Array.from({ length: 300 }, (_, index) => `P${index},"Rome,1`)
    const rows = readRows(['name,city,phone', ...lines, 'Last,Oslo,2'].join('\n'))
    expect(rows).toHaveLength(302)
    expect(rows.filter(([, , fault]) => fault === 'quote')).toHaveLength(300)
    expect(rows.at(-1)).toEqual([302, 'Last', null])
  })
})

test('line breaks, quotes and separators stay in a quoted cell', () => {
  expect(
    readDelimited('name,notes,city\nA,"said ""yes""\nin Rome, Italy",Oslo\n', ',').rows[1]?.cells,
  ).toEqual(['A', 'said "yes"\nin Rome, Italy', 'Oslo'])
})
