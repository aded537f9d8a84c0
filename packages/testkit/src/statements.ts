import { Client } from 'pg'
import { vi } from 'vitest'

/** What belongs to no work: the settings of a new connection, and the database made ahead for the next test file. */
const besides = /^set statement_timeout |^create database /

/** The statements that some work sends to the database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls
      .map(([given]: unknown[]) =>
        typeof given === 'string' ? given : String(Reflect.get(Object(given), 'text')),
      )
      .filter((text) => !besides.test(text))
  } finally {
    query.mockRestore()
  }
}
