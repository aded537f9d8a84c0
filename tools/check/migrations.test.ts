import { expect, test } from 'vitest'
import { faultsOf } from './migrations.ts'

test('migrations that count up from 1 are in order, however they are listed', () => {
  expect(faultsOf(['0002-labels.sql', '0001-house.sql', '0003-drop-2-columns.sql'])).toEqual([])
})

test.each([
  ['a number that stands twice', ['0001-house.sql', '0002-labels.sql', '0002-remarks.sql'], '0002'],
  ['a number left out', ['0001-house.sql', '0003-labels.sql'], '0003'],
  ['a first one that is not 0001', ['0002-house.sql'], '0002'],
])('%s is a fault', (_case, names, number) => {
  expect(faultsOf(names)).toEqual([
    `packages/db/migrations: ${number} stands twice, or the number before it is missing`,
  ])
})

test.each(['2-house.sql', '0002_labels.sql', '0002-labels.sql.bak', '0002-Labels.sql'])(
  'a file named %s is a fault: it would run out of order, or never',
  (name) => {
    expect(faultsOf(['0001-house.sql', name])).toEqual([
      `packages/db/migrations/${name}: is not named as in 0001-house.sql`,
    ])
  },
)
