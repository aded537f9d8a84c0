import type { AppServices } from '@candor/db/database'
import type { BrandedTables } from '@candor/db/ids'
import { newId } from '@candor/db/new-id'
import { hourMs } from '@candor/kernel/durations'
import type { AccountId, CandidateId, CompanyId, InterviewId, PositionId, RoleId } from '@candor/kernel/ids'
import { type Insertable, sql, type Updateable } from 'kysely'
import {
  defaultButtons,
  type PermissionKey,
  type UserType,
} from '../../../features/platform/access/rules/permissions.ts'
import { hashToken, newToken } from '../../../features/platform/access/server/gate.ts'
import type { Profile } from '../../../features/platform/company/contract/profiles.ts'

let serial = 0
const next = () => {
  serial += 1
  return serial
}

export interface CompanyUnderTest {
  companyId: CompanyId
}

export async function aCompany(
  services: AppServices,
  given: { profile?: Profile } = {},
): Promise<CompanyUnderTest> {
  const id = newId<'company'>()
  await services.db
    .insertInto('company')
    .values({ id, externalId: `company-${next()}`, name: '云间科技', profile: given.profile ?? 'cn' })
    .execute()
  return { companyId: id }
}

/** Stores one setting of a company, as its configuration would. */
export async function aSetting(
  services: AppServices,
  companyId: CompanyId,
  key: string,
  value: unknown,
): Promise<void> {
  await services.db
    .insertInto('companySetting')
    .values({ companyId, key, value: JSON.stringify(value) })
    .onConflict((on) => on.columns(['companyId', 'key']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
}

export interface AccountUnderTest {
  companyId: CompanyId
  accountId: AccountId
  roleId: RoleId
  email: string
  password: string
  /** The token of an open session. */
  token: string
}

export async function anAccount(
  services: AppServices,
  given: {
    companyId?: CompanyId
    userType?: UserType
    name?: string
    buttons?: readonly PermissionKey[]
    isDemo?: boolean
    password?: string
  } = {},
): Promise<AccountUnderTest> {
  const companyId = given.companyId ?? (await aCompany(services)).companyId
  const userType = given.userType ?? 'general'
  const roleId = newId<'role'>()
  const accountId = newId<'account'>()
  const number = next()
  const password = given.password ?? 'a password of 1 account'
  const email = `person-${number}@company.example`
  const buttons = [...(given.buttons ?? defaultButtons[userType])]
  await services.db
    .insertInto('role')
    .values({ id: roleId, companyId, externalId: `role-${number}`, name: userType, buttons })
    .execute()
  await services.db
    .insertInto('account')
    .values({
      id: accountId,
      companyId,
      roleId,
      email,
      name: given.name ?? '陈薇',
      userType,
      passwordHash: await services.passwords.hash(password, 'test'),
      isDemo: given.isDemo ?? false,
    })
    .execute()
  return {
    companyId,
    accountId,
    roleId,
    email,
    password,
    token: await aToken(services, { companyId, accountId }),
  }
}

/** Opens a session, and returns its token. */
export async function aToken(
  services: AppServices,
  account: { companyId: CompanyId; accountId: AccountId },
  expiresAt = new Date(services.clock.now().getTime() + hourMs),
): Promise<string> {
  const token = newToken()
  await services.db
    .insertInto('session')
    .values({
      id: newId(),
      tokenHash: hashToken(token),
      companyId: account.companyId,
      accountId: account.accountId,
      createdAt: services.clock.now(),
      expiresAt,
    })
    .execute()
  return token
}

export async function aPosition(
  services: AppServices,
  given: { companyId?: CompanyId; name?: string; isL5?: boolean } = {},
): Promise<{ companyId: CompanyId; positionId: PositionId }> {
  const companyId = given.companyId ?? (await aCompany(services)).companyId
  const id = newId<'position'>()
  await services.db
    .insertInto('position')
    .values({
      id,
      companyId,
      externalId: `position-${next()}`,
      name: given.name ?? '高级后端工程师',
      isL5: given.isL5 ?? false,
    })
    .execute()
  return { companyId, positionId: id }
}

export interface CandidateUnderTest {
  companyId: CompanyId
  positionId: PositionId
  candidateId: CandidateId
}

export async function aCandidate(
  services: AppServices,
  given: {
    companyId?: CompanyId
    positionId?: PositionId
    name?: string
    stageId?: string
    isAnonymous?: boolean
    appliedAt?: Date
  } = {},
  columns: Partial<Insertable<BrandedTables['candidate']>> = {},
): Promise<CandidateUnderTest> {
  const companyId = given.companyId ?? (await aCompany(services)).companyId
  const positionId = given.positionId ?? (await aPosition(services, { companyId })).positionId
  const id = newId<'candidate'>()
  await services.db
    .insertInto('candidate')
    .values({
      id,
      companyId,
      positionId,
      externalId: `candidate-${next()}`,
      name: given.name ?? '沈知遥',
      phone: '13800000001',
      email: 'shen@person.example',
      stageId: given.stageId ?? '2',
      stageTypeKind: /^[189]$/.test(given.stageId ?? '') ? Number(given.stageId) : 2,
      isAnonymous: given.isAnonymous ?? false,
      appliedAt: given.appliedAt ?? services.clock.now(),
      updatedAt: services.clock.now(),
      ...columns,
    })
    .execute()
  return { companyId, positionId, candidateId: id }
}

export async function anInterview(
  services: AppServices,
  given: Partial<CandidateUnderTest> & {
    name?: string
    status?: 'wait' | 'doing' | 'finish'
    category?: number
  } = {},
): Promise<CandidateUnderTest & { interviewId: InterviewId }> {
  const { companyId, positionId, candidateId } = given
  const candidate =
    companyId && positionId && candidateId
      ? { companyId, positionId, candidateId }
      : await aCandidate(services, given)
  const id = newId<'interview'>()
  const number = next()
  await services.db
    .insertInto('interview')
    .values({
      id,
      companyId: candidate.companyId,
      candidateId: candidate.candidateId,
      externalId: `interview-${number}`,
      name: given.name ?? '后端面试',
      category: given.category ?? 6,
      status: given.status ?? 'finish',
      sortIndex: number,
    })
    .execute()
  return { ...candidate, interviewId: id }
}

/** Stores an imported document of an interview. */
export async function aDocument(
  services: AppServices,
  of: { companyId: CompanyId; interviewId: InterviewId },
  part: string,
  document: unknown,
): Promise<void> {
  await services.db
    .insertInto('interviewDocument')
    .values({ ...pick(of), part, document: JSON.stringify(document), receivedAt: services.clock.now() })
    .execute()
}

const pick = ({ companyId, interviewId }: { companyId: CompanyId; interviewId: InterviewId }) => ({
  companyId,
  interviewId,
})

type Changed = 'account' | 'candidate' | 'company' | 'interview' | 'interviewPlan' | 'serviceKey'

/** Changes a row beside the product, to what it would take many calls, or an import, to reach. */
export async function changeRow<Table extends Changed>(
  { db }: Pick<AppServices, 'db'>,
  table: Table,
  id: string,
  values: Updateable<BrandedTables[Table]>,
): Promise<void> {
  const sets = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(db)
}
