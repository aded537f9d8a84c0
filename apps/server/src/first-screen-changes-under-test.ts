import { newId } from '@candor/db/new-id'
import { type RawBuilder, sql } from 'kysely'
import { type aFullReport, answers, education } from './first-screen-under-test.ts'

export type Report = Awaited<ReturnType<typeof aFullReport>>

/** Changes of a report: their name, the statement, and words that only the next answer has. */
export const changes: [string, (report: Report) => RawBuilder<unknown>, string | null][] = [
  [
    'a label',
    ({ companyId, candidateId }) => sql`
      insert into candidate_label (candidate_id, company_id, label_id, name, sort_index)
      values (${candidateId}, ${companyId}, 7, '重点人选', 1)`,
    '重点人选',
  ],
  [
    'an evaluation',
    ({ companyId, candidateId }) => sql`
      insert into evaluation (id, company_id, candidate_id, external_id, kind, evaluated_by, content, stage_id, created_at)
      values (${newId()}, ${companyId}, ${candidateId}, 'e1', 'resume', '周凯', '值得一见', '2', '2030-01-01')`,
    '值得一见',
  ],
  [
    'a remark',
    ({ companyId, candidateId, account: { accountId } }) => sql`
      insert into remark (id, company_id, candidate_id, account_id, written_by, content, source, created_at)
      values (${newId()}, ${companyId}, ${candidateId}, ${accountId}, '周凯', '下周再约', 4, '2030-01-01')`,
    null,
  ],
  [
    'up to when the reader has read',
    ({ companyId, candidateId, account: { accountId } }) => sql`
      insert into evaluation_read (company_id, candidate_id, account_id, read_until)
      values (${companyId}, ${candidateId}, ${accountId}, '2031-01-01T00:00:00Z')`,
    String(Date.UTC(2031, 0, 1)),
  ],
  [
    'a recommendation to the reader',
    ({ candidateId }) =>
      sql`update recommendation set operate_status = 4 where candidate_id = ${candidateId}`,
    '"operateStatus":4',
  ],
  [
    'a remark on a recommendation',
    ({ companyId, candidateId, giver: { accountId } }) => sql`
      insert into recommendation_remark (id, company_id, recommendation_id, by_account_id, content, created_at)
      select ${newId()}::uuid, ${companyId}::uuid, id, ${accountId}::uuid, '请看第三题', '2030-01-01'
      from recommendation where candidate_id = ${candidateId}`,
    '请看第三题',
  ],
  [
    'what whoever recommended is called',
    ({ giver: { accountId } }) => sql`update account set name = '周凯' where id = ${accountId}`,
    '周凯',
  ],
  [
    'a plan',
    ({ companyId, candidateId, positionId }) => sql`
      insert into interview_plan (id, company_id, candidate_id, position_id, round_name, room_type, created_at)
      values (${newId()}, ${companyId}, ${candidateId}, ${positionId}, '终面', 0, '2030-01-01')`,
    String(Date.UTC(2030, 0, 1)),
  ],
  [
    'a part of the candidate',
    ({ candidateId }) => sql`
      update candidate_document set document = ${JSON.stringify(education('同济大学'))}
      where candidate_id = ${candidateId} and part = 'education'`,
    '同济大学',
  ],
  [
    'a part of the interview',
    ({ interviewId }) => sql`
      update interview_document set document = ${JSON.stringify(answers('单式记账'))}
      where interview_id = ${interviewId} and part = 'answers'`,
    '单式记账',
  ],
  [
    'a part that goes',
    ({ interviewId }) =>
      sql`delete from interview_document where interview_id = ${interviewId} and part = 'aiData'`,
    null,
  ],
  [
    'a part that comes',
    ({ companyId, interviewId }) => sql`
      insert into interview_document (interview_id, company_id, part, document, received_at)
      values (${interviewId}, ${companyId}, 'tests.cognitive', '{"score": 80}', now())`,
    'tests.cognitive',
  ],
  [
    'the interview',
    ({ interviewId }) => sql`update interview set name = '终面' where id = ${interviewId}`,
    '终面',
  ],
  [
    'the candidate',
    ({ candidateId }) => sql`update candidate set name = '林晓彤' where id = ${candidateId}`,
    '林晓彤',
  ],
  [
    'the position',
    ({ positionId }) => sql`update position set name = '会计主管' where id = ${positionId}`,
    '会计主管',
  ],
  [
    'the law of the company',
    ({ companyId }) => sql`update company set profile = 'eu' where id = ${companyId}`,
    '"visualAnalysis":false',
  ],
  [
    'a setting of the company',
    ({ companyId }) => sql`
      insert into company_setting (company_id, key, value)
      values (${companyId}, 'evaluationConfig', '{"screeningInfoStatus": 1}')`,
    '"isAnonymous":true',
  ],
  [
    'a right of the reader',
    ({ account: { roleId } }) => sql`
      update role set buttons = buttons || array['reportInterviewLog', 'overviewAI'] where id = ${roleId}`,
    null,
  ],
]
