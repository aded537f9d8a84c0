import { Client } from 'pg'
import { vi } from 'vitest'

/** The statements that some work sends to the database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([given]: unknown[]) =>
      typeof given === 'string' ? given : String(Reflect.get(Object(given), 'text')),
    )
  } finally {
    query.mockRestore()
  }
}
