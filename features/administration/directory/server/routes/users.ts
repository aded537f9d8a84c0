import { localeOf } from '@candor/call/request-context'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { readId } from '@candor/kernel/ids'
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

/** Users: accounts of the company. None is ever deleted: it is frozen and no longer listed. */
export function serveUsers(services: AppServices, serve: ServeScim): void {
  const { db } = services

  async function presented({ caller }: ScimRequest, id: string) {
    const accountId = readId<'account'>(id)
    if (!accountId) throw noResource()
    const [row, groups] = await Promise.all([
      findUser(db, caller.companyId, accountId),
      listGroupsOf(db, caller.companyId, [accountId]),
    ])
    if (!row) throw noResource()
    return presentUser(row, groups)
  }

  async function change(request: ScimRequest, next: (now: DirectoryUser) => DirectoryUser) {
    const accountId = readId<'account'>(request.id)
    if (!accountId) throw noResource()
    await changeUser(services, request.caller, { accountId, next, locale: localeOf(request.request) })
    return { body: await presented(request, request.id) }
  }

  serve('GET', '/Users', async ({ caller: { companyId }, query }) => {
    const filter = readFilter(query.filter, ['username', 'externalid', 'active'])
    const page = readPage({ startIndex: query.startIndex, count: query.count })
    const [rows, total] = await Promise.all([
      listUsers(db, companyId, filter, page),
      countUsers(db, companyId, filter),
    ])
    const groups = await listGroupsOf(
      db,
      companyId,
      rows.map(({ id }) => id),
    )
    const byAccount = Map.groupBy(groups, ({ accountId }) => accountId)
    const users = rows.map((row) => presentUser(row, byAccount.get(row.id) ?? []))
    return { body: presentList(users, total, page.startIndex) }
  })

  serve('GET', '/Users/:id', async (request) => ({ body: await presented(request, request.id) }))

  serve('POST', '/Users', async (request) => {
    const user = readUser(request.body)
    const id = newId<'account'>()
    const accountId = await addUser(services, request.caller, { id, user, locale: localeOf(request.request) })
    return { status: 201, body: await presented(request, accountId) }
  })

  serve('PUT', '/Users/:id', (request) => {
    const user = readUser(request.body)
    return change(request, () => user)
  })

  serve('PATCH', '/Users/:id', (request) => {
    const changes = readPatch(request.body)
    return change(request, (now) => patchedUser(now, changes))
  })

  serve('DELETE', '/Users/:id', async (request) => {
    const accountId = readId<'account'>(request.id)
    if (!accountId) throw noResource()
    await removeUser(services, request.caller, { accountId, locale: localeOf(request.request) })
    return { status: 204, body: null }
  })
}
