import { localeOf } from '@candor/call/request-context'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type AccountId, readId } from '@candor/kernel/ids'
import type { ServiceCaller } from '../../../../platform/access/rules/viewer.ts'
import { patchedUser } from '../../rules/patched-user.ts'
import { noResource } from '../../rules/scim-fault.ts'
import { readFilter, readPage } from '../../rules/scim-filter.ts'
import { readPatch } from '../../rules/scim-patch.ts'
import { type DirectoryUser, readUser } from '../../rules/scim-user.ts'
import { addUser } from '../actions/add-user.ts'
import { changeUser, removeUser } from '../actions/change-user.ts'
import { presentList, presentUser } from '../present.ts'
import { countUsers, findUser, listGroupsOf, listUsers } from '../queries/users.ts'
import type { ScimRequest, ServeScim } from './scim-request.ts'

function readAccountId(id: string): AccountId {
  const accountId = readId<'account'>(id)
  if (!accountId) throw noResource()
  return accountId
}

async function presented({ db }: AppServices, { companyId }: ServiceCaller, accountId: AccountId) {
  const [row, groups] = await Promise.all([
    findUser(db, companyId, accountId),
    listGroupsOf(db, companyId, [accountId]),
  ])
  if (!row) throw noResource()
  return presentUser(row, groups)
}

async function change(
  services: AppServices,
  { caller, request, id }: ScimRequest,
  next: (now: DirectoryUser) => DirectoryUser,
) {
  const accountId = readAccountId(id)
  await changeUser(services, caller, { accountId, next, locale: localeOf(request) })
  return { body: await presented(services, caller, accountId) }
}

/** The page of users that a request asks for. */
async function listPage({ db }: AppServices, { caller: { companyId }, query }: ScimRequest) {
  const filter = readFilter(query.filter, ['username', 'externalid', 'active'])
  const page = readPage({ startIndex: query.startIndex, count: query.count })
  const [rows, total] = await Promise.all([
    listUsers(db, companyId, filter, page),
    countUsers(db, companyId, filter),
  ])
  const ids = rows.map(({ id }) => id)
  const byAccount = Map.groupBy(await listGroupsOf(db, companyId, ids), ({ accountId }) => accountId)
  const users = rows.map((row) => presentUser(row, byAccount.get(row.id) ?? []))
  return presentList(users, total, page.startIndex)
}

/** Users: accounts of the company. None is ever deleted: it is frozen and no longer listed. */
export function serveUsers(services: AppServices, serve: ServeScim): void {
  serve('GET', '/Users', async (request) => ({ body: await listPage(services, request) }))

  serve('GET', '/Users/:id', async ({ caller, id }) => ({
    body: await presented(services, caller, readAccountId(id)),
  }))

  serve('POST', '/Users', async ({ caller, request, body }) => {
    const user = readUser(body)
    const id = newId<'account'>()
    const accountId = await addUser(services, caller, { id, user, locale: localeOf(request) })
    return { status: 201, body: await presented(services, caller, accountId) }
  })

  serve('PUT', '/Users/:id', (request) => {
    const user = readUser(request.body)
    return change(services, request, () => user)
  })

  serve('PATCH', '/Users/:id', (request) => {
    const changes = readPatch(request.body)
    return change(services, request, (now) => patchedUser(now, changes))
  })

  serve('DELETE', '/Users/:id', async ({ caller, request, id }) => {
    await removeUser(services, caller, { accountId: readAccountId(id), locale: localeOf(request) })
    return { status: 204, body: null }
  })
}
