import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import type { AccountUnderTest } from '@candor/testkit/builders'
import { appendEntries } from '../../../../features/platform/audit/server/queries/entries.ts'

/** Inserts a frozen account of a colleague who has left, a role without an account, and an ordered erasure. */
async function insertGone(
  { db, clock }: AppServices,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  word: string,
) {
  const frozen = newId<'account'>()
  const emptyRole = newId<'role'>()
  const erasure = newId()
  const { roleId } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('roleId')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('account')
    .values({
      id: frozen,
      companyId,
      name: `离职${word}`,
      email: `frozen-${frozen}@example.com`,
      roleId,
      userType: 'freeze',
      userTypeBeforeFreeze: 'general',
    })
    .execute()
  const at = clock.now()
  const order = { id: erasure, companyId, reason: word, accountId, orderedAt: at, finishedAt: at }
  await db
    .insertInto('erasure')
    .values({ ...order, candidatesAll: 1 })
    .execute()
  await db
    .insertInto('role')
    .values({ id: emptyRole, companyId, externalId: 'empty', name: `空${word}`, buttons: [] })
    .execute()
  return { frozen, emptyRole, erasure }
}

/** Inserts one row of each kind that only people's acts create. */
export async function insertActs(
  services: AppServices,
  companyId: CompanyId,
  { accountId }: AccountUnderTest,
  { candidateId, interviewId }: { readonly candidateId: CandidateId; readonly interviewId: InterviewId },
  word: string,
) {
  const { db, clock } = services
  const now = clock.now()
  const of = { companyId, candidateId }
  const earlierMail = newId()
  const mail = newId()
  const lead = newId()
  const job = newId()
  const label = word.length * 1000
  await db
    .insertInto('evaluation')
    .values({
      id: newId(),
      ...of,
      interviewId,
      accountId,
      kind: 'overall',
      evaluatedBy: `人${word}`,
      score: 4,
      result: 1,
      content: `评语${word}`,
      stageId: '2',
      createdAt: now,
    })
    .execute()
  await db
    .insertInto('remark')
    .values({
      id: newId(),
      ...of,
      accountId,
      writtenBy: `人${word}`,
      content: `备注${word}`,
      source: 1,
      createdAt: now,
    })
    .execute()
  await db
    .insertInto('lead')
    .values({
      id: lead,
      companyId,
      companyName: word,
      userName: word,
      position: word,
      prefixPhone: '86',
      phone: '13812345678',
      createdAt: now,
    })
    .execute()
  await db
    .insertInto('mail')
    .values(
      [earlierMail, mail].map((id) => ({
        id,
        companyId,
        toAddress: `${word}@mail.example`,
        subject: `邮件${word}`,
        bodyText: `正文${word}`,
        state: 'failed',
        createdAt: now,
      })),
    )
    .execute()
  await db
    .insertInto('importJob')
    .values({ id: job, companyId, state: 'done', startedAt: now, touchedAt: now })
    .execute()
  await db
    .insertInto('companyLabel')
    .values([
      { companyId, labelId: label, name: `标签${word}` },
      { companyId, labelId: label + 1, name: `已贴${word}` },
    ])
    .execute()
  await db
    .insertInto('candidateLabel')
    .values({ ...of, labelId: label + 1, name: `已贴${word}`, sortIndex: 99, isManual: true })
    .execute()
  await db.transaction().execute((transaction) =>
    // The company with the longer name gets more entries, so that their numbers differ too.
    appendEntries(
      transaction,
      { companyId, accountId, at: now },
      Array.from(word, () => ({
        action: 'remark.added',
        candidateId,
        interviewId,
        details: { subject: `备注${word}` },
      })),
    ),
  )
  const others = await insertGone(services, { companyId, accountId }, word)
  return { mail, lead, job, label, heldLabel: label + 1, ...others }
}
