import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'

/** Configuration of a company by file: each thing by its name, with its content as text. */
interface Snapshot {
  readonly settings: ReadonlyMap<string, string>
  readonly roles: ReadonlyMap<string, string>
  readonly positions: ReadonlyMap<string, string>
}

const facts = ['name', 'nameLatin', 'profile', 'timeZone', 'customerType'] as const

function named<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, string> {
  return new Map(items.map((item) => [nameOf(item), JSON.stringify(item)]))
}

/** Reads what `company.json` configures, to tell afterwards what a file changed. */
export async function readSnapshot(db: Database, companyId: CompanyId): Promise<Snapshot> {
  const [company, settings, roles, positions] = await Promise.all([
    db.selectFrom('company').where('id', '=', companyId).select(facts).executeTakeFirstOrThrow(),
    db.selectFrom('companySetting').where('companyId', '=', companyId).select(['key', 'value']).execute(),
    db
      .selectFrom('role')
      .where('companyId', '=', companyId)
      .select(['externalId', 'name', 'buttons'])
      .execute(),
    db
      .selectFrom('position')
      .where('companyId', '=', companyId)
      .select(['externalId', 'name', 'nameLatin', 'isL5', 'settings'])
      .execute(),
  ])
  const own = facts.map((key) => ({ key, value: company[key] }))
  return {
    settings: named([...own, ...settings], ({ key }) => key),
    roles: named(roles, ({ name }) => name),
    positions: named(positions, ({ name }) => name),
  }
}

/** The most names of a kind that an entry tells; its count is of all. */
const maxNames = 100

/** The names of what differs, and how many there are. */
export function changesOf(before: Snapshot, after: Snapshot) {
  const changed = (kind: keyof Snapshot) =>
    [...after[kind]].flatMap(([name, text]) => (before[kind].get(name) === text ? [] : [name]))
  const settings = changed('settings')
  const roles = changed('roles')
  const positions = changed('positions')
  return {
    count: settings.length + roles.length + positions.length,
    settings: settings.slice(0, maxNames),
    roles: roles.slice(0, maxNames),
    positions: positions.slice(0, maxNames),
  }
}
