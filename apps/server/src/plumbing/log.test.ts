import { cloneDatabase } from '@candor/testkit/database'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { describeError, openLog } from './log.ts'

/** Logs an error, and returns the one line that is written. */
function lineOf(err: unknown) {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'it failed')
  return lines.join('')
}

test('an error of the database is logged with its table and its cause, and without the values of its row', async () => {
  const { url, drop } = await cloneDatabase(inject('templateUrl'))
  onTestFinished(drop)
  const client = new Client({ connectionString: url })
  await client.connect()
  const failed: unknown = await client
    .query(`create table applicant (name text not null, mail text unique);
      insert into applicant values ('Zhao Min', 'zhao@hr.example'), ('Zhao Min', 'zhao@hr.example')`)
    .catch((error: unknown) => error)
    .finally(() => client.end())
  expect(failed).toMatchObject({ detail: expect.stringContaining('zhao@hr.example') })
  const line = lineOf(new Error('a person could not be stored', { cause: failed }))
  expect(line).toMatch(/a person could not be stored: duplicate key value/)
  expect(z.object({ err: z.unknown() }).parse(JSON.parse(lineOf(failed))).err).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    table: 'applicant',
    constraint: 'applicant_mail_key',
    stack: expect.stringContaining('duplicate key value'),
  })
  for (const each of [line, lineOf(failed), lineOf(new AggregateError([failed]))])
    expect(each).not.toMatch(/zhao/i)
})

test('an error that stops the start is told with all that caused it', () => {
  const refused = new Error('permission denied for schema public')
  const told = describeError(new Error('the migration 0001-house failed', { cause: refused }))
  expect(told).toMatch(/0001-house failed[\s\S]*caused by: Error: permission denied for schema public/)
})
