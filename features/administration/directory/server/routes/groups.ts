import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { readId } from '@candor/kernel/ids'
import { noResource } from '../../rules/scim-fault.ts'
import { readFilter, readPage } from '../../rules/scim-filter.ts'
import { type GroupChange, readGroup, readGroupChanges } from '../../rules/scim-group.ts'
import { readPatch } from '../../rules/scim-patch.ts'
import { addGroup, changeGroup, dropGroup } from '../actions/change-group.ts'
import { presentGroup, presentList } from '../present.ts'
import { countGroups, findGroup, listGroups, listMembers } from '../queries/groups.ts'
import type { ScimRequest, ServeScim } from './scim-request.ts'

const leavesMembersOut = (excluded: string | undefined) =>
  (excluded ?? '').split(',').some((name) => name.trim().toLowerCase() === 'members')

/** Groups: the table gives their members type and role. */
export function serveGroups(services: AppServices, serve: ServeScim): void {
  const { db } = services

  async function presented({ caller: { companyId }, query }: ScimRequest, id: string) {
    const row = readId<'group'>(id) && (await findGroup(db, companyId, id))
    if (!row) throw noResource()
    const members = leavesMembersOut(query.excludedAttributes) ? null : await listMembers(db, companyId, id)
    return presentGroup(row, members)
  }

  async function change(request: ScimRequest, changes: readonly GroupChange[]) {
    await changeGroup(services, request.caller, request.id, changes)
    return { body: await presented(request, request.id) }
  }

  serve('GET', '/Groups', async ({ caller: { companyId }, query }) => {
    const filter = readFilter(query.filter, ['displayname', 'externalid'])
    const page = readPage({ startIndex: query.startIndex, count: query.count })
    const [rows, total] = await Promise.all([
      listGroups(db, companyId, filter, page),
      countGroups(db, companyId, filter),
    ])
    return {
      body: presentList(
        rows.map((row) => presentGroup(row, null)),
        total,
        page.startIndex,
      ),
    }
  })

  serve('GET', '/Groups/:id', async (request) => ({ body: await presented(request, request.id) }))

  serve('POST', '/Groups', async (request) => {
    const group = readGroup(request.body)
    const id = newId()
    await addGroup(services, request.caller, id, group)
    return { status: 201, body: await presented(request, id) }
  })

  serve('PUT', '/Groups/:id', (request) => {
    const { name, externalId, members } = readGroup(request.body)
    return change(request, [
      { kind: 'name', name },
      { kind: 'externalId', externalId },
      { kind: 'replace', members },
    ])
  })

  serve('PATCH', '/Groups/:id', (request) => change(request, readGroupChanges(readPatch(request.body))))

  serve('DELETE', '/Groups/:id', async (request) => {
    await dropGroup(services, request.caller, request.id)
    return { status: 204, body: null }
  })
}
