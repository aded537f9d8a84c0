import type { AppServices } from '@candor/db/database'
import { type AccountId, readId } from '@candor/kernel/ids'
import type { ServiceCaller } from '../../../../platform/access/rules/viewer.ts'
import { proveDirectory } from '../../../../platform/access/server/gate/directory.ts'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { noResource, ScimFault } from '../../rules/scim-fault.ts'
import type { DirectoryGroup, GroupChange } from '../../rules/scim-group.ts'
import {
  addMembers,
  deleteGroup,
  findGroup,
  type GroupRow,
  insertGroup,
  knownMembers,
  listMembers,
  removeMembers,
  updateGroup,
} from '../queries/groups.ts'
import { applyTable } from '../queries/table.ts'
import { adopt } from '../queries/users.ts'
import { recordRetyped } from './record-retyped.ts'

/** A group within the transaction that changes it, with the accounts added and removed so far. */
interface Changing {
  readonly within: AppServices
  readonly audited: EntryTransaction
  readonly caller: ServiceCaller
  readonly groupId: string
  readonly added: Set<AccountId>
  readonly removed: Set<AccountId>
}

async function readMembers({ within, caller }: Changing, sent: readonly string[]): Promise<AccountId[]> {
  const ids = [...new Set(sent)].map((text) => {
    const id = readId<'account'>(text)
    if (!id) throw new ScimFault(400, 'invalidValue', 'A member is no user of this company')
    return id
  })
  const known = await knownMembers(within.db, caller.companyId, ids)
  if (known.length < new Set(ids).size)
    throw new ScimFault(400, 'invalidValue', 'A member is no user of this company')
  return known
}

async function changeMembers(
  changing: Changing,
  kind: 'add' | 'remove' | 'replace',
  sent: readonly string[],
) {
  const { within, caller, groupId, added, removed } = changing
  const to = { companyId: caller.companyId, groupId }
  if (kind === 'remove') {
    // Removing an unknown member is no fault: the account may be gone.
    const accountIds = sent.flatMap((text) => readId<'account'>(text) ?? [])
    for (const id of await removeMembers(within.db, { ...to, accountIds }, 'these')) removed.add(id)
    return
  }
  const accountIds = await readMembers(changing, sent)
  if (kind === 'replace')
    for (const id of await removeMembers(within.db, { ...to, accountIds }, 'allBut')) removed.add(id)
  for (const id of await addMembers(within.db, { ...to, accountIds })) added.add(id)
}

async function applyToConcerned(
  { within, audited, caller: { companyId } }: Pick<Changing, 'within' | 'audited' | 'caller'>,
  concerned: readonly AccountId[],
): Promise<void> {
  if (concerned.length === 0) return
  await adopt(within.db, companyId, concerned, audited.now)
  await recordRetyped(audited, companyId, await applyTable(within, companyId, concerned))
}

/** Applies the table to all accounts concerned, and logs the change of the group. */
async function finish(
  { within, audited, caller, groupId, added, removed }: Changing,
  change: { name: string; from: string | null; isOfAll: boolean },
): Promise<void> {
  const { companyId } = caller
  const all = change.isOfAll ? (await listMembers(within.db, companyId, groupId)).map(({ id }) => id) : []
  await applyToConcerned({ within, audited, caller }, [...new Set([...all, ...added, ...removed])])
  const isChanged = added.size > 0 || removed.size > 0 || change.from !== change.name
  if (!isChanged) return
  const to = { name: change.name, added: added.size, removed: removed.size }
  const from = change.from === null ? null : { name: change.from }
  audited.record({ action: 'directory.groupChanged', details: { subject: change.name, from, to } })
}

function changeWithin<Result>(
  services: AppServices,
  caller: ServiceCaller,
  groupId: string,
  work: (changing: Changing) => Promise<Result>,
): Promise<Result> {
  const { companyId } = caller
  return transactionWithEntries(services, { companyId, accountId: null }, async (audited) => {
    const within = { ...services, db: audited.db }
    await lockRights(audited.db, companyId)
    await proveDirectory(within, caller)
    return work({ within, audited, caller, groupId, added: new Set(), removed: new Set() })
  })
}

export function addGroup(
  services: AppServices,
  caller: ServiceCaller,
  groupId: string,
  group: DirectoryGroup,
) {
  return changeWithin(services, caller, groupId, async (changing) => {
    const { now, db } = changing.audited
    const { name, externalId, members } = group
    const { companyId } = caller
    await insertGroup(db, { id: groupId, companyId, name, externalId, createdAt: now, changedAt: now })
    await changeMembers(changing, 'add', members)
    await finish(changing, { name, from: null, isOfAll: false })
  })
}

async function getGroup({ audited, caller, groupId }: Changing): Promise<GroupRow> {
  const row = readId<'group'>(groupId) && (await findGroup(audited.db, caller.companyId, groupId))
  if (!row) throw noResource()
  return row
}

/** Changes a group step by step, all of it or nothing. */
export function changeGroup(
  services: AppServices,
  caller: ServiceCaller,
  groupId: string,
  changes: readonly GroupChange[],
) {
  return changeWithin(services, caller, groupId, async (changing) => {
    const row = await getGroup(changing)
    const { now, db } = changing.audited
    let { name, externalId } = row
    for (const change of changes) {
      if (change.kind === 'name') name = change.name
      else if (change.kind === 'externalId') externalId = change.externalId
      else await changeMembers(changing, change.kind, change.members)
    }
    await updateGroup(db, caller.companyId, groupId, { name, externalId, changedAt: now })
    await finish(changing, { name, from: row.name, isOfAll: name !== row.name })
  })
}

export function dropGroup(services: AppServices, caller: ServiceCaller, groupId: string) {
  return changeWithin(services, caller, groupId, async (changing) => {
    const { name } = await getGroup(changing)
    await changeMembers(changing, 'replace', [])
    await deleteGroup(changing.audited.db, caller.companyId, groupId)
    await applyToConcerned(changing, [...changing.removed])
    const to = { removed: changing.removed.size }
    changing.audited.record({ action: 'directory.groupRemoved', details: { subject: name, to } })
  })
}
