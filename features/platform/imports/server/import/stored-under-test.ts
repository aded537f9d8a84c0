import type { CompanyId } from '@candor/kernel/ids'
import type { ServerUnderTest } from '@candor/testkit/server'

/** What became of each bundle. */
export const statesOf = (results: readonly { state: string }[]) => results.map(({ state }) => state)

export async function countCandidates(server: ServerUnderTest, companyId: CompanyId): Promise<number> {
  const candidates = server.services.db.selectFrom('candidate').where('companyId', '=', companyId)
  return (await candidates.select('id').execute()).length
}
