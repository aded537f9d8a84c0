import type { ScimFault } from '../rules/scim-fault.ts'
import { schemaIds, scimPath } from '../rules/scim-schemas.ts'
import type { GroupRow } from './queries/groups.ts'
import { readUserRow, type UserRow } from './queries/users.ts'

function metaOf(kind: keyof typeof schemaIds, id: string, created: Date, changed: Date) {
  return {
    resourceType: kind,
    created: created.toISOString(),
    lastModified: changed.toISOString(),
    location: `${scimPath}/${kind}s/${id}`,
  }
}

interface GroupOf {
  readonly id: string
  readonly name: string
}

export function presentUser(row: UserRow, groups: readonly GroupOf[]) {
  const user = readUserRow(row)
  const { givenName, familyName } = user
  return {
    schemas: [schemaIds.User],
    id: row.id,
    ...(user.externalId === null ? {} : { externalId: user.externalId }),
    meta: metaOf('User', row.id, row.createdAt, row.changedAt ?? row.createdAt),
    userName: user.userName,
    name: {
      formatted: user.name,
      ...(givenName === null ? {} : { givenName }),
      ...(familyName === null ? {} : { familyName }),
    },
    displayName: user.name,
    active: user.isActive,
    emails: [{ value: user.email, type: 'work', primary: true }],
    groups: groups.map(({ id, name }) => ({ value: id, display: name, $ref: `${scimPath}/Groups/${id}` })),
  }
}

/** A group; without members in lists, which may be very long, and where they were not requested. */
export function presentGroup(row: GroupRow, members: readonly GroupOf[] | null) {
  return {
    schemas: [schemaIds.Group],
    id: row.id,
    ...(row.externalId === null ? {} : { externalId: row.externalId }),
    meta: metaOf('Group', row.id, row.createdAt, row.changedAt),
    displayName: row.name,
    ...(members && {
      members: members.map(({ id, name }) => ({ value: id, display: name, $ref: `${scimPath}/Users/${id}` })),
    }),
  }
}

export function presentList(resources: readonly object[], total: number, startIndex: number) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

/** RFC 7644, 3.12. The status is text there. */
export function presentFault({
  status,
  scimType,
  message,
}: Pick<ScimFault, 'scimType' | 'message'> & { status: number }) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType && { scimType }),
    detail: message,
  }
}

export const presentTypes = () =>
  (['User', 'Group'] as const).map((kind) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: kind,
    name: kind,
    endpoint: `/${kind}s`,
    schema: schemaIds[kind],
    meta: { resourceType: 'ResourceType', location: `${scimPath}/ResourceTypes/${kind}` },
  }))

/** The features of SCIM that are supported. */
export function presentConfig(maxResults: number) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A key that an administrator makes for the directory',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${scimPath}/ServiceProviderConfig` },
  }
}
