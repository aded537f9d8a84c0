import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type AccountId, type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { lockPurchase } from '../../../../platform/editions/server/queries/purchases.ts'
import { reservedPrefix } from '../../../../platform/imports/rules/reserved-id.ts'
import { addPosition, type PositionFields } from '../../contract/editing.ts'
import { storedNames } from '../../rules/names.ts'
import { hasExternalId, listAccounts, type Parts, type StoredFields } from '../queries/changing.ts'

const at = (field: string) => ({ data: { field: `fields.${field}` } })

/** What a position has before a change; null for a new one. */
export type FieldsBefore = (Parts & Pick<StoredFields, 'externalId' | 'salary'>) | null

/** Makes an external id, which no bundle can have. */
export function newExternalId(): string {
  return `${reservedPrefix}${newId()}`
}

/** Returns the accounts; refuses unknown and frozen ones. A frozen account that has the part keeps it. */
async function readPart(
  db: Database,
  companyId: CompanyId,
  { field, given, kept }: { field: string; given: readonly string[]; kept: readonly AccountId[] },
): Promise<AccountId[]> {
  const read = given.map((text) => readId<'account'>(text))
  const ids = read.filter((id) => id !== null)
  const accounts = await listAccounts(db, companyId, ids)
  for (const [index, id] of read.entries()) {
    const account = id === null ? undefined : accounts.get(id)
    const isKept = id !== null && kept.includes(id)
    if (!account || (account.userType === 'freeze' && !isKept))
      throw new Refusal(addPosition, 'unknownAccount', {
        values: { name: account?.name ?? given[index] ?? '' },
        ...at(`${field}[${index}]`),
      })
  }
  return [...new Set(ids)]
}

async function readExternalId(
  db: Database,
  companyId: CompanyId,
  given: string | undefined,
  before: FieldsBefore,
): Promise<string> {
  if (given === undefined) return before?.externalId ?? newExternalId()
  if (given === before?.externalId) return given
  if (given.startsWith(reservedPrefix))
    throw new Refusal(addPosition, 'reservedId', {
      values: { prefix: reservedPrefix },
      ...at('externalId'),
    })
  // The company's row is locked: of two people who set the same id, the second one is told.
  await lockPurchase(db, companyId)
  if (await hasExternalId(db, companyId, given)) throw new Refusal(addPosition, 'takenId', at('externalId'))
  return given
}

async function readSalary(
  db: Database,
  companyId: CompanyId,
  salary: PositionFields['salary'],
  before: FieldsBefore,
): Promise<object | null> {
  if (salary === undefined) return before?.salary ?? null
  const { showsSalary } = await findCompanyRules(db, companyId)
  if (!showsSalary) throw new Refusal(addPosition, 'noSalaries', at('salary'))
  if (salary && salary.max < salary.min) throw new Refusal(addPosition, 'salaryOrder', at('salary.max'))
  return salary
}

/** Reads what a person wrote about a position. Refuses by the name of the field. */
export async function readFields(
  db: Database,
  companyId: CompanyId,
  fields: PositionFields,
  before: FieldsBefore,
): Promise<{ readonly stored: StoredFields; readonly parts: Parts }> {
  const names = storedNames(fields)
  if (!names) throw new Refusal(addPosition, 'nameMissing', at('name'))
  const { grade, place, seats, description, languages } = fields
  const salary = await readSalary(db, companyId, fields.salary, before)
  const part = (field: keyof Parts) =>
    readPart(db, companyId, { field, given: fields[field], kept: before?.[field] ?? [] })
  const parts = { recruits: await part('recruits'), interviews: await part('interviews') }
  const externalId = await readExternalId(db, companyId, fields.externalId, before)
  const stored = {
    ...names,
    externalId,
    grade,
    place,
    seats,
    description,
    salary,
    languages: [...new Set(languages)],
  }
  return { stored, parts }
}
