import { expect, test } from 'vitest'
import { faultsOf, pathlessRows, readChosen } from './chosen-paths.ts'

const rows = [
  'id\tarea\tstatement',
  'R7-051\tcontract\tViewing time (path not shown), sent with logId.',
  'R7-065\tcontract\tSave it (path and payload not shown).',
  'R7-066\tcontract\tPOST /a/b (payload not shown).',
].join('\n')
const table = (cells: string) => `| P1-001 | POST | /else |\n## Methods and paths chosen here\n\n${cells}\n`

test('a row that gives no path is to have one', () => {
  const pathless = pathlessRows(rows)
  expect(pathless).toEqual(['R7-051', 'R7-065'])
  const chosen = readChosen(table('| R7-051, P7-052 | POST | /mark/view | |'))
  expect(faultsOf(pathless, chosen, ['POST /mark/view'])).toEqual(['no path is chosen for R7-065'])
})

test('the call beside a row has its method and its whole path', () => {
  const chosen = readChosen(
    table(
      [
        '| R7-051 to R7-053 | GET, POST | /a/list, /add, /c/delete | |',
        '| R7-054 | as given | /b | it |',
      ].join('\n'),
    ),
  )
  expect(chosen.map(({ ids }) => ids)).toEqual([['R7-051', 'R7-052', 'R7-053'], ['R7-054']])
  expect(chosen[0]?.paths).toEqual(['/a/list', '/a/add', '/c/delete'])
  expect(faultsOf([], chosen, ['GET /a/list', 'POST /a/add', 'PUT /c/delete', 'POST /b'])).toEqual([
    'R7-051: there is no call GET/POST /c/delete',
  ])
})
