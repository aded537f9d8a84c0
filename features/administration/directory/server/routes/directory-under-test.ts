import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import * as z from 'zod/mini'
import { makeDirectoryKey } from '../../../service-keys/contract.ts'
import { saveDirectory } from '../../contract.ts'

const Resource = z.looseObject({ id: z.string() })
const Body = z.looseObject({
  id: z.optional(z.string()),
  detail: z.optional(z.string()),
  active: z.optional(z.boolean()),
  totalResults: z.optional(z.number()),
  itemsPerPage: z.optional(z.number()),
  Resources: z.optional(z.array(Resource)),
  attributes: z.optional(z.array(z.looseObject({ name: z.string() }))),
})

/** An answer to a directory. */
export class ScimAnswer {
  readonly status: number
  readonly type: string
  readonly body: unknown

  constructor(status: number, type: string, body: unknown) {
    this.status = status
    this.type = type
    this.body = body
  }

  /** The body of an answer that has one. Throws without one. */
  get read(): z.infer<typeof Body> {
    return Body.parse(this.body)
  }

  /** Id of the user or group in the body. Throws without one. */
  get id(): string {
    return Resource.parse(this.body).id
  }
}

/** A company with an administrator, a key for its directory, and a table that gives what the test says. */
export async function aDirectory(
  server: ServerUnderTest,
  table: Partial<{
    userType: string
    addsAtSignIn: boolean
    rules: { groupName: string; userType: string }[]
  }> = {},
) {
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, roleId, token } = admin
  const { userType = 'read', addsAtSignIn = false, rules = [] } = table
  const saved = { userType, roleId, addsAtSignIn, rules: rules.map((rule) => ({ ...rule, roleId })) }
  await server.call(saveDirectory, saved, { token })
  const made = await server.call(makeDirectoryKey, { name: 'Entra' }, { token })
  const { key, keyId } = made.data
  return { companyId, admin, roleId, key, keyId, scim: scimOf(server, key) }
}

/** Sends as a directory does. */
export function scimOf(server: ServerUnderTest, key: string | null) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object | string,
  ): Promise<ScimAnswer> => {
    const answer = await server.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const read = answer.body === '' ? null : answer.json()
    return new ScimAnswer(answer.statusCode, String(answer.headers['content-type']), read)
  }
}

export type Scim = ReturnType<typeof scimOf>

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

/** A user as Microsoft Entra sends it when it is made. */
export function entraUser(userName: string, more: object = {}) {
  return {
    schemas: [userSchema, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
    externalId: userName.split('@')[0],
    userName,
    active: true,
    emails: [{ primary: true, type: 'work', value: userName }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Lin Qiao', familyName: 'Qiao', givenName: 'Lin' },
    roles: [],
    ...more,
  }
}

/** A user as Okta sends it when it is made. */
export function oktaUser(userName: string, more: object = {}) {
  return {
    schemas: [userSchema],
    userName,
    name: { givenName: 'Lin', familyName: 'Qiao' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    displayName: 'Lin Qiao',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
    ...more,
  }
}

export function patch(...operations: object[]) {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: operations }
}

export async function accountsOf(server: ServerUnderTest, companyId: CompanyId) {
  return server.services.db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .selectAll()
    .execute()
}

export async function entriesOf(server: ServerUnderTest, companyId: CompanyId) {
  return server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'details', 'accountId'])
    .execute()
}
