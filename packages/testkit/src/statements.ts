import { Client } from 'pg'
import { vi } from 'vitest'

/** What each new connection of the pool begins with, whenever the work happens to need one. */
const ofConnection = /^set statement_timeout /

/** The statements that some work sends to the database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls
      .map(([given]: unknown[]) =>
        typeof given === 'string' ? given : String(Reflect.get(Object(given), 'text')),
      )
      .filter((text) => !ofConnection.test(text))
  } finally {
    query.mockRestore()
  }
}
