import { ScimFault } from './scim-fault.ts'
import type { AttributeChange } from './scim-patch.ts'
import { type DirectoryUser, readUser } from './scim-user.ts'

/** Attributes that Candor does not keep: changing them succeeds without effect. */
const unkept = new Set([
  'addresses',
  'costcenter',
  'department',
  'division',
  'employeenumber',
  'entitlements',
  'groups',
  'id',
  'ims',
  'locale',
  'manager',
  'meta',
  'nickname',
  'organization',
  'password',
  'phonenumbers',
  'photos',
  'preferredlanguage',
  'profileurl',
  'roles',
  'schemas',
  'timezone',
  'title',
  'usertype',
  'x509certificates',
  'name.middlename',
  'name.honorificprefix',
  'name.honorificsuffix',
])

const isOf = (filter: string | null) =>
  filter === null || /^\s*(type\s+eq\s+"work"|primary\s+eq\s+(true|"true"))\s*$/i.test(filter)

/** The one address that is kept, of `emails` or the work address. */
function emailsAfter({ attribute, filter, value, op }: AttributeChange): unknown {
  if (op === 'remove') return undefined
  if (attribute === 'emails') return Array.isArray(value) ? value : [value]
  return isOf(filter) ? [{ value, type: 'work', primary: true }] : undefined
}

interface Draft {
  userName: unknown
  externalId: unknown
  displayName: unknown
  name: { formatted: unknown; givenName: unknown; familyName: unknown }
  active: unknown
  emails: unknown
}

function apply(draft: Draft, change: AttributeChange): void {
  const { attribute, op } = change
  const value = op === 'remove' ? undefined : change.value
  switch (attribute) {
    case 'username':
      draft.userName = value
      return
    case 'externalid':
      draft.externalId = value
      return
    case 'displayname':
      draft.displayName = value
      return
    case 'active':
      draft.active = value
      return
    case 'name.formatted':
      draft.name.formatted = value
      return
    case 'name.givenname':
      draft.name.givenName = value
      return
    case 'name.familyname':
      draft.name.familyName = value
      return
    case 'emails':
    case 'emails.value':
      if (attribute === 'emails' || isOf(change.filter)) draft.emails = emailsAfter(change)
      return
    default: {
      const [first = ''] = attribute.split('.')
      if (first !== 'emails' && !unkept.has(first) && !unkept.has(attribute))
        throw new ScimFault(400, 'invalidPath', `Users have no attribute "${attribute}"`)
    }
  }
}

/** The user after a PATCH. An address that was the user name changes with it. */
export function patchedUser(user: DirectoryUser, changes: readonly AttributeChange[]): DirectoryUser {
  const followsName = user.email.toLowerCase() === user.userName.toLowerCase()
  const draft: Draft = {
    userName: user.userName,
    externalId: user.externalId,
    displayName: user.name,
    name: { formatted: undefined, givenName: user.givenName, familyName: user.familyName },
    active: user.isActive,
    emails: followsName ? undefined : [{ value: user.email, type: 'work', primary: true }],
  }
  for (const change of changes) apply(draft, change)
  // Where only the parts of a name were changed, the display name is made from them.
  const named = changes.some(({ attribute }) => attribute === 'displayname')
  const parts = changes.some(({ attribute }) => attribute.startsWith('name.'))
  if (parts && !named) draft.displayName = undefined
  return readUser(draft)
}
