import { cloneDatabase } from '@candor/testkit/database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let client: Client

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  client = new Client({ connectionString: database.url })
  await client.connect()
  // The tables are empty: what is asked here is whether an index can answer, not whether it is worth it.
  await client.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off')
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

const id = `'00000000-0000-7000-8000-000000000000'::uuid`

test.each([
  ['the mails of a company', `from mail where company_id = ${id} order by id desc`, 'mail_newest'],
  [
    'its mails of one state',
    `from mail where company_id = ${id} and state = 'failed' order by id desc`,
    'mail_newest_in_state',
  ],
  [
    'the oldest mails that still have their text',
    "from mail where created_at < now() and body_text <> '' order by created_at",
    'mail_with_text',
  ],
  [
    'ID cards that are overdue',
    `from candidate_document where part = 'idCard' order by received_at`,
    'candidate_document_id_card',
  ],
  [
    'the newest consent of a link',
    `from candidate_consent where link_id = ${id} order by given_at desc`,
    'candidate_consent_newest',
  ],
  [
    'what a document was made into',
    `from stored_file where company_id = ${id} and name = any('{a,b}')`,
    'stored_file_name',
  ],
  [
    'who answered a version of a form',
    `from interview_feedback where form_version_id = ${id}`,
    'interview_feedback_form_version',
  ],
  ['whose photo a file is', `from candidate where photo_file_id = ${id}`, 'candidate_photo'],
  ['whose resume a file is', `from candidate where resume_file_id = ${id}`, 'candidate_resume'],
  [
    'which test a file belongs to',
    `from third_party_evaluation where file_id = ${id}`,
    'third_party_evaluation_file',
  ],
  ['the interviews of a round', `from interview_plan where round_id = ${id}`, 'interview_plan_round'],
  ['who has a role', `from account where role_id = ${id}`, 'account_role'],
])('%s are found by an index', async (_what, from, index) => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) select * ${from} limit 1`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(` using ${index} on `)
})
