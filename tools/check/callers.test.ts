import { expect, test } from 'vitest'
import { compare } from './callers.ts'

const head = 'call\tdoor\tids'

test('a call without a row and a row without a call are faults, and other uses of a call are none', () => {
  const text = `${head}\nGET /a\tuser\t-\nGET /a (other)\tuser\t-\nPOST /gone\tuser\t-\n`
  expect(compare(['GET /a', 'POST /new'], text)).toEqual([
    'docs/callers.tsv: POST /new: no row says who may call it',
    'docs/callers.tsv: POST /gone: there is no such call',
  ])
})

test('a row has as many columns as the head', () => {
  expect(compare(['GET /a'], `${head}\nGET /a\tuser\n`)).toEqual([
    'docs/callers.tsv: GET /a: a row has 3 columns',
  ])
})
