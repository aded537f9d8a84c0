import type { AppServices } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { type AccountUnderTest, aCompany, anAccount, aSetting, aToken } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import type { ImporterUnderTest } from '@candor/testkit/imports'
import { aShare } from '@candor/testkit/shares'
import { type UserType, userTypes } from '../../../../features/platform/access/rules/permissions.ts'
import { hashToken, newToken } from '../../../../features/platform/access/server/gate.ts'
import { insertServiceKey } from '../../../../features/platform/imports/server/queries/companies.ts'
import { attachmentId } from '../../../../features/tabs/report-attachments/rules.ts'
import { insertActs } from './acts-under-test.ts'
import { insertDropOf } from './drops-under-test.ts'
import { type FormKind, insertForms, planOf } from './forms-under-test.ts'
import { insertOffer, type SeededOffer } from './offers-under-test.ts'
import { insertCopiesUnderWay, insertPages, insertSent, type SeededPages } from './pages-under-test.ts'
import { type Plants, plantedFiles } from './planted-bundle-under-test.ts'
import { aProvider } from './provider-under-test.ts'
import { insertTableOf } from './table-import-under-test.ts'

/** What an id in an input names: something of a candidate, or of the company. */
type CandidateKind =
  | 'candidate'
  | 'interview'
  | 'question'
  | 'attachment'
  | 'file'
  | 'thirdParty'
  | 'share'
  | 'plan'
type CompanyKind =
  | 'company'
  | 'position'
  | 'account'
  /** A frozen account of a colleague who has left. */
  | 'frozen'
  | 'role'
  | 'emptyRole'
  | 'label'
  | 'heldLabel'
  | 'mail'
  | 'lead'
  | 'job'
  | 'serviceKey'
  /** A colleague's session. */
  | 'session'
  | 'provider'
  /** An erasure that an account has ordered. */
  | 'erasure'
  /** An uploaded file that is not yet in use. */
  | 'upload'
  /** A planned interview of the open candidate, for whom a time is offered. */
  | 'offeredPlan'
  /** A link to a page of the open candidate. */
  | 'pageLink'
  /** A copy of the open candidate, and a link to the candidate's own one. */
  | 'copy'
  | 'copyLink'
  /** A drop of resumes of the super administrator, and its one file. */
  | 'drop'
  | 'dropFile'
  /** A table of candidates of the super administrator, and its one row. */
  | 'tableImport'
  | 'tableRow'
  | FormKind
export type IdKind = CandidateKind | CompanyKind

export interface SeededCandidate {
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId
  readonly plants: Plants
  /** The token of a link that opens the report without a password. */
  readonly shareToken: string
  readonly ids: Readonly<Record<CandidateKind, string>>
}

type AccountName = UserType | 'interviewer not given'

/** A company with a record of every kind. */
export interface SeededCompany {
  readonly companyId: CompanyId
  /** Words that are in every name and text of the company, and nowhere else. */
  readonly words: readonly string[]
  readonly accounts: ReadonlyMap<AccountName, AccountUnderTest>
  readonly serviceKey: string
  readonly revokedKey: string
  readonly open: SeededCandidate
  readonly anonymous: SeededCandidate
  readonly offer: SeededOffer
  readonly pages: SeededPages
  readonly ids: Readonly<Record<CompanyKind, string | number>>
}

async function importCandidate(
  services: AppServices,
  importer: ImporterUnderTest,
  { companyId, accountId, email }: AccountUnderTest,
  word: string,
  isAnonymous: boolean,
): Promise<SeededCandidate> {
  const { files, plants } = await plantedFiles(word, { isAnonymous, colleague: email })
  const results = await importer.importFiles(files, companyId)
  const faults = results.flatMap((result) => result.faults)
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
  const row = await services.db
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidateId')
    .innerJoin('thirdPartyEvaluation', 'thirdPartyEvaluation.candidateId', 'candidate.id')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.isAnonymous', '=', isAnonymous)
    .select([
      'interview.id as interviewId',
      'candidate.id as candidateId',
      'candidate.resumeFileId',
      'thirdPartyEvaluation.id as thirdParty',
    ])
    .executeTakeFirstOrThrow()
  const { candidateId, interviewId, resumeFileId, thirdParty } = row
  await insertSent(services, { companyId, candidateId }, { word, plants })
  const share = await aShare(services, { companyId, accountId, candidateId, interviewId })
  const ids = {
    candidate: candidateId,
    interview: interviewId,
    question: `${word}-q1`,
    attachment: attachmentId(candidateId, `${word}-f1`),
    file: resumeFileId ?? '',
    thirdParty,
    share: share.shareId,
    plan: await planOf(services, candidateId),
  }
  return { candidateId, interviewId, plants, shareToken: share.token, ids }
}

async function openAccounts(services: AppServices, companyId: CompanyId, word: string) {
  const accounts = new Map<AccountName, AccountUnderTest>()
  for (const name of [...userTypes, 'interviewer not given'] as const) {
    const userType = name === 'interviewer not given' ? 'interviewer' : name
    accounts.set(
      name,
      await anAccount(services, { companyId, userType, password: `the password of ${name}` }),
    )
  }
  await services.db
    .updateTable('account')
    .set({ name: `人${word}` })
    .where('companyId', '=', companyId)
    .execute()
  await services.db
    .updateTable('role')
    .set({ name: `角色${word}` })
    .where('companyId', '=', companyId)
    .execute()
  return accounts
}

async function aServiceKey(services: AppServices, companyId: CompanyId, word: string): Promise<string> {
  const key = newToken()
  await insertServiceKey(services.db, { companyId, keyHash: hashToken(key), name: `钥匙${word}` })
  return key
}

async function idOfKey({ db }: AppServices, key: string): Promise<string> {
  const { id } = await db
    .selectFrom('serviceKey')
    .where('keyHash', '=', hashToken(key))
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Inserts a company: an account of each kind, an open and an anonymous candidate with content in every tab, and
 * people's acts.
 */
export async function aSeededCompany(
  services: AppServices,
  importer: ImporterUnderTest,
  name: string,
): Promise<SeededCompany> {
  const { companyId } = await aCompany(services)
  await aSetting(services, companyId, 'rules', { offlineInterviewTab: true })
  const word = `${name}zq`
  const masked = `${name}kv`
  await services.db
    .updateTable('company')
    .set({ name: `公司${word}`, externalId: name })
    .where('id', '=', companyId)
    .execute()
  const accounts = await openAccounts(services, companyId, word)
  const admin = accounts.get('superAdmin')
  const colleague = accounts.get('general')
  if (!admin || !colleague) throw new Error('an account is missing')
  const open = await importCandidate(services, importer, colleague, word, false)
  const anonymous = await importCandidate(services, importer, colleague, masked, true)
  const acts = await insertActs(services, companyId, admin, open, word)
  const forms = await insertForms(services, companyId, word)
  const { accountId } = colleague
  const offer = await insertOffer(services, { companyId, candidateId: open.candidateId, accountId, word })
  const { candidateId, interviewId } = open
  const pages = await insertPages(services, { companyId, candidateId, interviewId, byAccountId: accountId })
  const serviceKey = await aServiceKey(services, companyId, word)
  const revokedKey = await aServiceKey(services, companyId, word)
  await services.db
    .updateTable('serviceKey')
    .set({ revokedAt: services.clock.now() })
    .where('keyHash', '=', hashToken(revokedKey))
    .execute()
  const position = await services.db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  await aToken(services, { companyId, accountId })
  const session = await services.db
    .selectFrom('session')
    .where('accountId', '=', accountId)
    .select('id')
    .executeTakeFirstOrThrow()
  const upload = await aFile(services, { companyId }, { name: `${word}.txt` })
  const owner = { companyId, positionId: position.id, accountId: admin.accountId }
  const drops = await insertDropOf(services, owner, word)
  await insertCopiesUnderWay(services, companyId, [...accounts.values()], [open, anonymous])
  return {
    companyId,
    words: [word, masked],
    accounts,
    serviceKey,
    revokedKey,
    open,
    anonymous,
    offer,
    pages,
    ids: {
      ...acts,
      ...forms,
      ...drops,
      ...(await insertTableOf(services, owner, word)),
      company: companyId,
      position: position.id,
      serviceKey: await idOfKey(services, serviceKey),
      upload,
      session: session.id,
      account: accountId,
      role: colleague.roleId,
      offeredPlan: offer.planId,
      ...pages.ids,
      provider: await aProvider(services, companyId, word),
    },
  }
}
