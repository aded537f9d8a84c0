import { Nothing } from '@candor/call/fields'
import { aSetting } from '@candor/testkit/builders'
import { listServedCalls } from '@candor/testkit/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { permissionKeys } from '../../../../features/platform/access/rules/permissions.ts'
import { type Caller, holderOf } from './callers-under-test.ts'
import { type Case, casesOf, isBatchable } from './cases-under-test.ts'
import type { SeededCandidate } from './company-under-test.ts'
import { matrixUnderTest } from './matrix-under-test.ts'
import { opinions, sayOpinions, sayOwnOpinion } from './opinions-under-test.ts'
import { people, readCallersTable } from './table-under-test.ts'
import { filesIn } from './traces-under-test.ts'

const matrix = matrixUnderTest(permissionKeys.map((key) => [key]))
const calls = await listServedCalls()
const cases = casesOf(calls)
/** Calls with a reply; by contract that of all others is always null. */
const telling = cases.filter(({ call }) => !('reply' in call) || call.reply !== Nothing)

const table = new Map((await readCallersTable()).map((row) => [row.call, row]))

/** Calls whose reply depends on the caller's rights; a link's reply depends on its share. */
const byRights = telling.filter(({ call }) => call.access !== 'public')

type Replies = ReadonlyMap<string, string>
type Planted = ReadonlyMap<string, string>

/**
 * Calls that change nothing, neither for the super administrator nor for the account that some of them name. They are
 * made in batches, as by screens; a call that changes something in a batch fails the test.
 */
let quiet: ReadonlySet<Case>
beforeAll(async () => {
  const unchanging = new Set(cases.filter(isBatchable))
  for (const caller of [person('superAdmin'), person('general')]) {
    for (const one of unchanging) {
      const { changed } = await matrix.current.ask(one, caller)
      if (changed.length > 0) unchanging.delete(one)
    }
  }
  quiet = unchanging
})

/** Returns all replies that a caller gets about a candidate. Changes are undone after each call. */
async function repliesTo(caller: Caller, candidate: SeededCandidate, asked = telling): Promise<Replies> {
  const { act, actTogether, restore } = matrix.current
  const together = asked.filter((one) => quiet.has(one))
  const outcomes = await actTogether(together, caller, { candidate })
  const replies = new Map(together.map(({ name }, at) => [name, outcomes[at]?.body ?? '']))
  expect(await restore(), `${caller.name} changed something in a batch`).toEqual([])
  for (const one of asked.filter((one) => !quiet.has(one))) {
    replies.set(one.name, (await act(one, caller, { candidate })).body)
    await restore()
  }
  return replies
}

/** The planted values that occur in replies, each with its call. */
function letOut(replies: Replies, planted: Planted): string[] {
  return [...replies].flatMap(([name, body]) =>
    [...planted].filter(([, value]) => body.includes(value)).map(([place]) => `${place} by ${name}`),
  )
}

function neverLetOut(replies: Replies, planted: Planted): string[] {
  const all = [...replies.values()].join('\n')
  return [...planted].filter(([, value]) => !all.includes(value)).map(([place]) => place)
}

const placesOf = (planted: Planted, of: RegExp): Planted =>
  new Map([...planted].filter(([place]) => of.test(place)))

const found = (callers: ReadonlyMap<string, Caller>, name: string) => {
  const caller = callers.get(name)
  if (!caller) throw new Error(`there is no ${name}`)
  return caller
}
const person = (name: string) => found(matrix.current.people, name)
const colleagues = people.filter((name) => name !== 'other company')

/** The files that identify a candidate: photo, resume, ID card, attachments and other vendors' reports. */
async function filesOfPerson({ candidateId }: SeededCandidate): Promise<Set<string>> {
  const { db } = matrix.current.services
  const candidate = await db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select(['photoFileId', 'resumeFileId'])
    .executeTakeFirstOrThrow()
  const documents = await db
    .selectFrom('candidateDocument')
    .where('candidateId', '=', candidateId)
    .where('part', 'in', ['idCard', 'attachments', 'thirdParty'])
    .select('document')
    .execute()
  const text = JSON.stringify([candidate, documents])
  return new Set(text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
}

describe(`${calls.length} calls`, () => {
  test('let out what is planted where it may show, so that what follows looks where it is', async () => {
    const { open } = matrix.current.own
    const { identity, scores, plans, inCompany } = open.plants
    expect(Math.min(identity.size / 20, scores.size / 50, plans.size, inCompany.size / 30)).toBeGreaterThan(1)
    const replies = await repliesTo(person('superAdmin'), open)
    expect(neverLetOut(replies, identity)).toEqual([])
    expect(neverLetOut(replies, scores)).toEqual([])
    expect(neverLetOut(replies, plans)).toEqual([])
    expect(neverLetOut(replies, inCompany)).toEqual([])
    const shown = filesIn([...replies.values()].join('\n'), matrix.current.media)
    expect([...(await filesOfPerson(open))].filter((file) => !shown.has(file))).toEqual([])
  })

  test.each(colleagues)('tell %s nothing of who an anonymous candidate is [R6-012 R6-013]', async (name) => {
    const { anonymous } = matrix.current.own
    const replies = await repliesTo(person(name), anonymous, cases)
    const whole = [...replies.values()].join('\n')
    expect(letOut(replies, anonymous.plants.identity)).toEqual([])
    const files = await filesOfPerson(anonymous)
    expect([...filesIn(whole, matrix.current.media)].filter((file) => files.has(file))).toEqual([])
    if (name !== 'interviewer not given') expect(whole).toContain('"name":"苏**"')
  })

  test('tell it nobody either where the company makes all its candidates anonymous', async () => {
    const { open, companyId } = matrix.current.own
    const config = { screeningInfoStatus: 1, evaluationInvisibleStatus: 0 }
    const hide = () => aSetting(matrix.current.services, companyId, 'evaluationConfig', config)
    await matrix.current.within(hide, async () => {
      for (const name of ['superAdmin', 'interviewer given'])
        expect(letOut(await repliesTo(person(name), open), open.plants.identity), name).toEqual([])
    })
  })

  test('do not tell it by what colleagues did: mail, audit log, evaluations', async () => {
    const { anonymous } = matrix.current.own
    const lasting = cases.filter(({ call }) => !/^\/admin\/(config|login)\//.test(call.path))
    for (const name of ['general', 'superAdmin']) {
      for (const one of lasting) await matrix.current.act(one, person(name), { candidate: anonymous })
    }
    const replies = new Map<string, string>()
    for (const one of cases) {
      if (one.call.method === 'POST' && !lasting.includes(one)) continue
      const about = { candidate: anonymous, leftOut: new Set(['before', 'cursor']) }
      replies.set(one.name, (await matrix.current.act(one, person('admin'), about)).body)
    }
    await matrix.current.restore()
    expect(replies.get('GET /admin/config/mail')).toMatch(/.\*\*/)
    expect(replies.get('GET /admin/config/audit')).toContain('recommendation.made')
    expect(letOut(replies, anonymous.plants.identity)).toEqual([])
  })

  test('hold no score of a company that shows none, for any caller', async () => {
    const { open, companyId } = matrix.current.own
    const marks = { allStatus: 0, singleStatus: 0, manualStatus: 0, aiScoreStatus: 0 }
    const hide = () => aSetting(matrix.current.services, companyId, 'aiMarkCfg', marks)
    await matrix.current.within(hide, async () => {
      for (const name of ['superAdmin', 'interviewer given', 'read'])
        expect(letOut(await repliesTo(person(name), open), open.plants.scores), name).toEqual([])
    })
  })

  test('hold no overall score of a company that hides it', async () => {
    const { open, companyId } = matrix.current.own
    const rules = { offlineInterviewTab: true, reportScoreVisible: false }
    const hide = () => aSetting(matrix.current.services, companyId, 'rules', rules)
    const totals = placesOf(open.plants.scores, /(l2score|l2PercentageScore|aiAllScore)$/)
    expect(totals.size).toBe(3)
    const replies = await matrix.current.within(hide, () => repliesTo(person('superAdmin'), open))
    expect(letOut(replies, totals)).toEqual([])
  })

  test.each(permissionKeys)(
    'give an account with only permission %s the data of that permission and no other',
    async (key) => {
      const { open } = matrix.current.own
      const holder = found(matrix.current.holders, holderOf([key]))
      // That all other keys together do not open a call is tested in callers.test.ts.
      const opened = byRights.filter(({ name }) => {
        const keys = table.get(name)?.keys ?? []
        return keys.length === 0 || keys.includes(key)
      })
      const replies = await repliesTo(holder, open, opened)
      const { identity, scores, plans } = open.plants
      const isLetOut = {
        resume:
          letOut(replies, placesOf(identity, /^(education|work|projects|resume|candidateForm)\./)).length > 0,
        thirdParty: letOut(replies, placesOf(identity, /^thirdParty\./)).length > 0,
        scores: letOut(replies, scores).length > 0,
        plans: letOut(replies, plans).length > 0,
      }
      expect(isLetOut).toEqual({
        resume: key === 'reportResume',
        thirdParty: key === 'thirdComment',
        scores: key === 'reportAIInterview' || key === 'overviewAI',
        plans: key === 'planInterview',
      })
    },
  )

  test('give the passwords of planned interviews by one call alone', async () => {
    const { open } = matrix.current.own
    const replies = await repliesTo(person('superAdmin'), open)
    const givers = letOut(replies, open.plants.plans).map((place) => place.replace(/^.* by /, ''))
    expect([...new Set(givers)]).toEqual(['POST /candidate/interviewPlan/queryInterviewPlan'])
  })

  test.each(['interviewer given', 'superAdmin'])(
    'tell %s who owes an opinion neither colleagues’ nor the AI’s, and all of it once it is given',
    async (name) => {
      const { open } = matrix.current.own
      const caller = person(name)
      const withheld = new Map([...opinions, ...open.plants.scores])
      // Without acts: they return ids at most, and would change the replies of later calls.
      const reads = byRights.filter(
        ({ call }) =>
          !(typeof call.access === 'object' && 'act' in call.access) &&
          (call.method === 'GET' || !/^\/admin\/(login|config)\//.test(call.path)),
      )
      const readAll = async () => {
        const replies = new Map<string, string>()
        for (const one of reads) replies.set(one.name, (await matrix.current.act(one, caller)).body)
        return replies
      }
      const { planId } = await sayOpinions(matrix.current)
      const owing = await readAll()
      await sayOwnOpinion(matrix.current, planId, caller.accountId)
      const given = await readAll()
      await matrix.current.restore()
      expect(letOut(owing, withheld)).toEqual([])
      // Only administrators may read the company's audit log.
      expect(neverLetOut(given, withheld)).toEqual(name === 'superAdmin' ? [] : ['entry of the log'])
      expect(reads.length).toBeGreaterThan(70)
    },
  )
})
