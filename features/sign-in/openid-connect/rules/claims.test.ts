import { expect, test } from 'vitest'
import { type Claims, emailFault, readIdentity } from './claims.ts'

const domains = ['company.example']
const colleague = 'boss@company.example'
const own = 'lin@company.example'
const missing = undefined

const emails = [missing, colleague, own]
const flags = [missing, true, 'true', false, 'false', 'yes', {}]
const domainOwners = [missing, true, 1, '1', false, 0, 'yes']

function claimsOf(email: unknown, email_verified: unknown, xms_edov: unknown): Claims {
  const all = Object.entries({ email, email_verified, xms_edov })
  return Object.fromEntries(all.filter(([, value]) => value !== missing))
}

const everySource = emails.flatMap((email) =>
  flags.flatMap((flag) => domainOwners.map((owner) => claimsOf(email, flag, owner))),
)

const yes: readonly unknown[] = [true, 'true', 1, '1']
const no: readonly unknown[] = [false, 'false', 0]

/** The source alone says that the e-mail is verified, in one claim, and nothing else in the other. */
function vouchesAlone({ email, email_verified, xms_edov }: Claims, wanted: string): boolean {
  const said = [email_verified, xms_edov].filter((flag) => flag !== missing)
  return email === wanted && said.length > 0 && said.every((flag) => yes.includes(flag))
}

const denies = ({ email_verified, xms_edov }: Claims) => no.includes(email_verified) || no.includes(xms_edov)

test('an account is opened by one source that is complete and that no other source contradicts', () => {
  let opened = 0
  const wrong: object[] = []
  for (const token of everySource)
    for (const userInfo of everySource) {
      const sources = [token, userInfo]
      const identity = readIdentity({ sub: 's', ...token }, [userInfo])
      for (const wanted of [colleague, own]) {
        const isOpen = identity.email === wanted && emailFault(identity, domains) === null
        const isOther = sources.some(({ email }) => email !== missing && email !== wanted)
        const expected =
          sources.some((source) => vouchesAlone(source, wanted)) && !isOther && !sources.some(denies)
        if (isOpen !== expected) wrong.push({ token, userInfo, wanted, isOpen })
        if (isOpen) opened += 1
      }
    }
  expect(wrong).toEqual([])
  expect(opened).toBeGreaterThan(0)
})

test('name and groups come whole from one source, the token first', () => {
  const token = { sub: 's', groups: ['hr'] }
  const userInfo = { sub: 's', name: 'Lin Qiao', groups: ['owners'] }
  expect(readIdentity(token, [userInfo])).toMatchObject({ subject: 's', name: 'Lin Qiao', groups: ['hr'] })
})
