import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditActions } from './entry.ts'
import { pathsOf } from './private-fields.ts'
import { joinDetails, splitDetails } from './split-details.ts'

test('private fields are taken out and put back into their places', () => {
  const to = { email: 'li@example.com', days: 7, hasPassword: true }
  const details = { subject: 'a share', from: null, to }
  const { open, kept } = splitDetails('share.made', details)
  expect(open).toEqual({ subject: 'a share', from: null, to: { days: 7, hasPassword: true } })
  expect(kept).toEqual({ to: { email: 'li@example.com' } })
  expect(joinDetails(open, kept)).toEqual(details)
})

test('a side that is private as a whole, or holds nothing else, comes back as it was', () => {
  for (const [action, details] of [
    ['number.proved', { from: '+86 138', to: '+86 139' }],
    ['number.removed', { from: '+86 138', to: null }],
    ['share.sentOn', { subject: 'a share', to: { email: 'li@example.com' } }],
    ['recommendation.made', { to: { accounts: [{ id: '1', name: '陈薇' }], noteLength: 0 } }],
  ] as const) {
    const { open, kept } = splitDetails(action, details)
    expect(JSON.stringify(open)).not.toMatch(/138|139|li@|陈薇/)
    expect(joinDetails(open, kept)).toEqual(details)
  }
})

test('details without private fields, and those of an unknown action, stay whole', () => {
  const details = { subject: 'overall', to: { email: 'no field of this action' } }
  expect(splitDetails('decision.made', details)).toEqual({ open: details, kept: null })
  expect(splitDetails('some.thing', details)).toEqual({ open: details, kept: null })
  expect(splitDetails('share.made', { to: { email: null } })).toEqual({
    open: { to: { email: null } },
    kept: null,
  })
  expect(splitDetails('share.made', 'a text')).toEqual({ open: 'a text', kept: null })
})

/** Actions that came after the migration: no older entry has them. */
const newerThanMigration: readonly string[] = [
  'list.exported',
  'recommendation.reminded',
  'recommendation.withdrawn',
]

test('the migration of older entries takes out the same fields as the rules', async () => {
  const path = join(
    import.meta.dirname,
    '../../../../packages/db/migrations/0103-values-of-audit-entries.sql',
  )
  const sql = await readFile(path, 'utf8')
  const moved = [...sql.matchAll(/^ {2}\('([\w.]+)', '([\w.]+)'\)/gm)].map(
    ([, action, field]) => `${action} ${field}`,
  )
  const declared = auditActions
    .filter((action) => !newerThanMigration.includes(action))
    .flatMap((action) => pathsOf(action).map((field) => `${action} ${field}`))
  expect(moved.toSorted()).toEqual(declared.toSorted())
})
