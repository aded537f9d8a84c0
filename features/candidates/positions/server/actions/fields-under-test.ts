import type { SentInputOf } from '@candor/call/define'
import { anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { addPosition, savePositionFields } from '../../contract/editing.ts'
import { getPosition } from '../../contract.ts'

export type Fields = SentInputOf<typeof addPosition>['fields']

/** The fields of a position, all but the given ones empty. */
export function fieldsOf(given: Partial<Fields> = {}): Fields {
  return {
    name: '支付后端工程师',
    nameLatin: 'Payments Engineer',
    nameTw: '',
    grade: '',
    place: '',
    seats: 1,
    recruits: [],
    interviews: [],
    description: { cn: '', en: '', 'zh-TW': '' },
    languages: [],
    ...given,
  }
}

/** A recruiter, with what a test does as this recruiter. */
export async function aRecruiterOf(server: ServerUnderTest) {
  const account = await anAccount(server.services, { userType: 'general' })
  const as = { token: account.token }
  const add = (given: Partial<Fields> = {}, isDraft = false) =>
    server.call(addPosition, { fields: fieldsOf(given), isDraft }, as)
  const save = (positionId: string, revision: number, given: Partial<Fields>) =>
    server.call(savePositionFields, { positionId, revision, fields: fieldsOf(given) }, as)
  const get = async (positionId: string) => (await server.call(getPosition, { positionId }, as)).data
  const entries = async () => {
    const rows = await server.services.db
      .selectFrom('auditEntryWhole')
      .where('companyId', '=', account.companyId)
      .orderBy('sequence')
      .select(['action', 'details'])
      .execute()
    return rows.map(({ action, details }) => [action, details])
  }
  return { ...account, as, add, save, get, entries }
}
