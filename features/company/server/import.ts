import type { Database } from '@candor/db/database'
import type { CompanyId, RoleId } from '@candor/kernel/ids'
import { isTimeZone } from '@candor/kernel/time-zone'
import * as z from 'zod/mini'
import { newPasswordFault } from '../../access/rules/common-password.ts'
import {
  defaultButtons,
  type PermissionKey,
  permissionKeys,
  type UserType,
  userTypes,
} from '../../access/rules/permissions.ts'
import { countStanding, findPastEdition } from '../../editions/server/queries/standing.ts'
import { PartRefused, type RuleFault } from '../../imports/rules/fault.ts'
import { type CompanyContext, companyPart } from '../../imports/rules/part.ts'
import { companyFlags, idPhotoDays, moveHours } from '../contract.ts'
import { customerTypes, profiles } from '../rules.ts'
import {
  ensureRole,
  findAccountByEmail,
  insertAccount,
  listRoles,
  putCompany,
  putPosition,
  putRole,
  putSetting,
  updateAccount,
} from './queries.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))
const Name = z.string().check(z.minLength(1), z.maxLength(200))
const mostStages = 100
const Status = z.int().check(z.minimum(0), z.maximum(2))
const Bit = z.union([z.literal(0), z.literal(1)])
const TimeZone = z.string().check(z.refine(isTimeZone, 'timeZoneForm'))

const ruleFlags: Record<string, z.ZodMiniType> = Object.fromEntries(
  companyFlags.map((key) => [key, z.optional(z.boolean())]),
)

/** Held in the rule itself, as every page of the partner's people shows it. */
const Icon = z
  .string()
  .check(z.maxLength(8_000), z.regex(/^data:image\/(png|svg\+xml);base64,[A-Za-z0-9+/=]+$/, 'iconForm'))

const Configuration = z.strictObject({
  reportTabConfig: z.optional(
    z
      .array(z.strictObject({ tabType: z.int().check(z.minimum(0), z.maximum(999)), inUse: Status }))
      .check(z.maxLength(200)),
  ),
  aiMarkCfg: z.optional(
    z.strictObject({
      allStatus: z.optional(Bit),
      singleStatus: z.optional(Bit),
      manualStatus: z.optional(Bit),
      aiScoreStatus: z.optional(Bit),
    }),
  ),
  evaluationConfig: z.optional(
    z.strictObject({ screeningInfoStatus: z.optional(Bit), evaluationInvisibleStatus: z.optional(Bit) }),
  ),
  stageNames: z.optional(
    z.record(Key, Name).check(z.refine((names) => Object.keys(names).length <= mostStages, 'tooManyStages')),
  ),
  rules: z.optional(
    z.strictObject({
      ...ruleFlags,
      partnerBrand: z.optional(z.strictObject({ title: Name, icon: z.optional(Icon) })),
      candidateMoveHours: z.optional(z.literal(moveHours)),
      idPhotoDays: z.optional(z.literal(idPhotoDays)),
    }),
  ),
})

const Account = z.strictObject({
  email: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/, 'emailForm')),
  name: Name,
  userType: z.enum(userTypes),
  role: z.optional(Key),
  isDemo: z.optional(z.boolean()),
  password: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
})

const Position = z.strictObject({
  externalId: Key,
  name: Name,
  nameLatin: z.optional(Name),
  isL5: z.optional(Bit),
  hideScoreIndicator: z.optional(z.boolean()),
  loadLanguageScore: z.optional(z.boolean()),
  /** Tabs 18 to 21 (R9-072). */
  simulationTests: z.optional(z.array(z.int().check(z.minimum(18), z.maximum(21))).check(z.maxLength(4))),
})

const CompanyFile = z.strictObject({
  format: z.literal('candor-company/1'),
  company: z.strictObject({
    externalId: Key,
    name: Name,
    nameLatin: z.optional(Name),
    profile: z.enum(profiles),
    timeZone: TimeZone,
    customerType: z.optional(z.enum(customerTypes)),
  }),
  configuration: z.optional(Configuration),
  roles: z.optional(
    z
      .array(z.strictObject({ externalId: Key, name: Name, buttons: z.array(z.enum(permissionKeys)) }))
      .check(z.maxLength(200)),
  ),
  accounts: z.array(Account).check(z.maxLength(10_000)),
  positions: z.array(Position).check(z.maxLength(10_000)),
})
type CompanyFile = z.output<typeof CompanyFile>

/** The roles that a company has which configured none: one for each kind of account (decision D15). */
async function ensureDefaultRoles(db: Database, companyId: CompanyId): Promise<void> {
  for (const userType of userTypes) {
    const buttons: readonly PermissionKey[] = defaultButtons[userType]
    await ensureRole(db, companyId, { externalId: userType, name: userType, buttons })
  }
}

async function storeConfiguration(db: Database, companyId: CompanyId, file: CompanyFile): Promise<void> {
  for (const [key, value] of Object.entries(file.configuration ?? {})) {
    if (value !== undefined) await putSetting(db, companyId, key, value)
  }
}

async function storePositions(db: Database, companyId: CompanyId, file: CompanyFile): Promise<void> {
  for (const { externalId, name, nameLatin, isL5, ...settings } of file.positions) {
    await putPosition(db, companyId, {
      externalId,
      name,
      nameLatin: nameLatin ?? null,
      isL5: isL5 === 1,
      settings,
    })
  }
}

interface AccountGiven {
  readonly email: string
  readonly name: string
  readonly userType: UserType
  readonly isDemo: boolean
  readonly roleId: RoleId
}

/**
 * The hashes of the passwords of accounts that are new, by their e-mails. A password is taken for a new account alone:
 * importing again must not undo what its owner chose.
 */
async function hashPasswords({ db, passwords }: CompanyContext<Database>, accounts: CompanyFile['accounts']) {
  const hashes = new Map<string, string>()
  for (const { email, password } of accounts) {
    if (password === undefined || (await findAccountByEmail(db, email))) continue
    hashes.set(email, await passwords.hash(password))
  }
  return hashes
}

export const company = companyPart<Database>()({
  schema: CompanyFile,
  async store(context, file) {
    const { db } = context
    const { nameLatin, ...facts } = file.company
    // Hashing takes long: it comes before anything that others would wait for.
    const hashes = await hashPasswords(context, file.accounts)
    const companyId = await putCompany(db, { ...facts, nameLatin: nameLatin ?? null })
    const before = await countStanding(db, companyId)
    await storeConfiguration(db, companyId, file)
    for (const role of file.roles ?? []) await putRole(db, companyId, role)
    if (!file.roles) await ensureDefaultRoles(db, companyId)
    await storePositions(db, companyId, file)

    const roles = await listRoles(db, companyId)
    const companyNames = [file.company.name, nameLatin ?? '']
    const faults: RuleFault[] = []
    for (const [index, account] of file.accounts.entries()) {
      const { email, name, userType, role = userType, isDemo = false, password } = account
      const roleId = roles.get(role)
      const known = await findAccountByEmail(db, email)
      const isElsewhere = known !== null && known.companyId !== companyId
      if (!roleId) faults.push({ path: ['accounts', index, 'role'], fault: 'unknownRole', values: { role } })
      if (isElsewhere)
        faults.push({ path: ['accounts', index, 'email'], fault: 'accountElsewhere', values: { email } })
      const simple =
        known || password === undefined ? null : newPasswordFault(password, { email, name, companyNames })
      if (simple) faults.push({ path: ['accounts', index, 'password'], fault: simple })
      if (!roleId || isElsewhere) continue
      const given: AccountGiven = { email, name, userType, isDemo, roleId }
      if (known) {
        await updateAccount(db, { companyId, accountId: known.id }, given)
        continue
      }
      const chosen = {
        passwordHash: hashes.get(email) ?? null,
        mustChangePassword: false,
        passwordEndsAt: null,
      }
      await insertAccount(db, { ...given, ...chosen, companyId })
    }
    for (const { quota, most } of await findPastEdition(db, companyId, before))
      faults.push({
        path: [quota === 'jobs' ? 'positions' : 'accounts'],
        fault: `${quota}UsedUp`,
        values: { most },
      })
    if (faults.length > 0) throw new PartRefused(faults)
    return companyId
  },
})

/** Creates a company with the default roles and its first administrator, who must choose another password. */
export async function createCompany(
  db: Database,
  of: { externalId: string; name: string; profile: CompanyFile['company']['profile'] },
  administrator: { email: string; passwordHash: string; passwordEndsAt: Date },
): Promise<CompanyId> {
  const companyId = await putCompany(db, { ...of, nameLatin: null, timeZone: 'Asia/Shanghai' })
  await ensureDefaultRoles(db, companyId)
  const roleId = (await listRoles(db, companyId)).get('superAdmin')
  if (!roleId) throw new Error('a new company has no role for its administrator')
  await insertAccount(db, {
    ...administrator,
    companyId,
    roleId,
    name: administrator.email,
    userType: 'superAdmin',
    isDemo: false,
    mustChangePassword: true,
  })
  return companyId
}
