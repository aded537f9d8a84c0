import { cutText } from '@candor/kernel/cut-text'
import { readAddress } from '@candor/kernel/email-address'
import * as z from 'zod/mini'
import { attributeFault, ScimFault } from './scim-fault.ts'

/** A user as far as Candor keeps it. */
export interface DirectoryUser {
  readonly userName: string
  readonly email: string
  readonly externalId: string | null
  readonly name: string
  readonly givenName: string | null
  readonly familyName: string | null
  /** Null where it was not sent: the present state stays. */
  readonly isActive: boolean | null
}

const maxName = 60
const maxEmails = 20

const text = (most: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))))

/** Entra sends booleans as text. */
const Bool = z.union([
  z.boolean(),
  z.pipe(
    z.string().check(z.regex(/^(true|false)$/i)),
    z.transform((word: string) => word.toLowerCase() === 'true'),
  ),
])

const Resource = z.object({
  userName: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  externalId: text(254),
  displayName: text(200),
  name: z.optional(
    z.nullable(z.object({ formatted: text(200), givenName: text(100), familyName: text(100) })),
  ),
  active: z.optional(z.nullable(Bool)),
  emails: z.optional(
    z.nullable(
      z
        .array(z.object({ value: text(254), type: text(40), primary: z.optional(z.nullable(Bool)) }))
        .check(z.maxLength(maxEmails)),
    ),
  ),
})

/** The address that is kept: the primary one, else the work address, else the first; without any, the user name. */
function emailOf({ userName, emails }: z.infer<typeof Resource>): string {
  const given = (emails ?? []).filter(({ value }) => value)
  const chosen = given.find(({ primary }) => primary) ?? given.find(({ type }) => type === 'work') ?? given[0]
  const email = chosen?.value ?? userName
  const address = readAddress(email)
  if (address !== null) return address
  throw new ScimFault(400, 'invalidValue', `"${chosen ? 'emails' : 'userName'}" holds no e-mail address`)
}

/** The order of the names depends on their script. */
function fullName(given: string, family: string): string {
  return /^\p{Script=Han}/u.test(family) ? `${family}${given}` : `${given} ${family}`.trim()
}

/** Reads a user; attributes that Candor does not keep are left out. Throws a `ScimFault` that names the attribute. */
export function readUser(body: unknown): DirectoryUser {
  const read = Resource.safeParse(body)
  if (!read.success) throw attributeFault(read.error.issues[0]?.path.join('.') ?? '')
  const { userName, externalId, displayName, name, active } = read.data
  const givenName = name?.givenName || null
  const familyName = name?.familyName || null
  const shown = displayName || name?.formatted || fullName(givenName ?? '', familyName ?? '') || userName
  return {
    userName,
    email: emailOf(read.data),
    externalId: externalId || null,
    name: cutText(shown, maxName),
    givenName,
    familyName,
    isActive: active ?? null,
  }
}
