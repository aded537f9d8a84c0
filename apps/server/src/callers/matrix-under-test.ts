import { type AppServices, type Database, openDatabase } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { importerUnderTest } from '@candor/testkit/imports'
import { aRecommendation } from '@candor/testkit/recommendations'
import { type ServerUnderTest, serverUnderTest } from '@candor/testkit/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Caller, holdersOf, type KeySet, peopleOf, strangersOf } from './callers-under-test.ts'
import type { Case } from './cases-under-test.ts'
import { aSeededCompany, type SeededCompany } from './company-under-test.ts'
import { type About, inputFor, type Stage } from './inputs-under-test.ts'
import { keepRows } from './kept-under-test.ts'
import { tracesIn, tracesOf } from './traces-under-test.ts'
import { visitorsOf } from './visitors-under-test.ts'
import { type Outcome, send, sendInBatch } from './wire-under-test.ts'

/** Tries that are counted are no change of anything that a person sees. */
const countedTries = 'attempt'

export interface Asked extends Outcome {
  /** The tables that the call changed; it is undone by the time this is read. */
  readonly changed: readonly string[]
  /** Those in which it changed what belongs to the company that the caller is not of. */
  readonly strayed: readonly string[]
  /** What of that company stands in the reply. */
  readonly leaked: readonly string[]
}

/** Two companies and whoever may call. */
export interface Matrix extends Stage {
  readonly server: ServerUnderTest
  readonly app: FastifyInstance
  readonly services: AppServices
  readonly people: Awaited<ReturnType<typeof peopleOf>>
  readonly strangers: Awaited<ReturnType<typeof strangersOf>>
  readonly holders: Awaited<ReturnType<typeof holdersOf>>
  readonly visitors: Awaited<ReturnType<typeof visitorsOf>>
  /** Calls as somebody and undoes what it changed: every call finds everything as it was. */
  ask(one: Case, caller: Caller, about?: About): Promise<Asked>
  /** Calls in batches, by the names of the calls. What all of them changed is told of each, and undone then. */
  askTogether(cases: readonly Case[], caller: Caller): Promise<Map<string, Asked>>
  /** Calls as one after another of the own company, by their names. What all of them changed is told of each, and undone then. */
  askInTurn(one: Case, callers: readonly (readonly [string, Caller])[]): Promise<Map<string, Asked>>
  /** Calls and lets what it changed stand. */
  act(one: Case, caller: Caller, about?: About): Promise<Outcome>
  /** Calls in batches and lets what they changed stand; gives what was answered in their order. */
  actTogether(cases: readonly Case[], caller: Caller, about?: About): Promise<Outcome[]>
  /** Undoes what was changed; gives the tables in which that was. */
  restore(): Promise<string[]>
  /** Has every call find everything as it was, but for what is prepared. */
  within<T>(prepare: () => Promise<void>, ask: () => Promise<T>): Promise<T>
}

/** Recommends both candidates to every account of the company but one, and has each look at both reports. */
async function giveCandidates(
  services: AppServices,
  { companyId, accounts, open, anonymous }: SeededCompany,
) {
  const { db, clock } = services
  const visits = new Map<string, string>()
  const now = clock.now()
  const without = accounts.get('interviewer not given')?.accountId
  const all = await db.selectFrom('account').where('companyId', '=', companyId).select('id').execute()
  for (const { candidateId, interviewId } of [open, anonymous]) {
    for (const { id: accountId } of all) {
      const id = newId()
      const viewing = { id, companyId, candidateId, interviewId, accountId, device: 'desktop' }
      await db
        .insertInto('reportViewing')
        .values({ ...viewing, viewedMs: '1000', beganAt: now, endedAt: now })
        .execute()
      visits.set(`${accountId} ${candidateId}`, id)
      if (accountId !== without)
        await aRecommendation(services, { companyId, candidateId, toAccountId: accountId })
    }
  }
  return visits
}

async function build(
  server: ServerUnderTest,
  importer: ReturnType<typeof importerUnderTest>,
  keySets: readonly KeySet[],
  keeper: Database,
): Promise<Matrix> {
  const { services } = server
  // As with a mail server set up, so that what is about mail can be done.
  Object.assign(services, { mailer: { send: async () => {} } })
  const own = await aSeededCompany(services, importer, 'own')
  const other = await aSeededCompany(services, importer, 'other')
  const [people, strangers, holders] = [
    await peopleOf(services, own, other),
    await strangersOf(services, own),
    await holdersOf(services, own, keySets),
  ]
  const visitors = await visitorsOf(services, own)
  const visits = new Map([
    ...(await giveCandidates(services, own)),
    ...(await giveCandidates(services, other)),
  ])
  const [ofOwn, ofOther] = [await tracesOf(services.db, own), await tracesOf(services.db, other)]
  const kept = await keepRows(keeper)
  const stage: Stage = {
    ...{ own, other, media: services.media },
    visitOf: (accountId, candidateId) => visits.get(`${accountId} ${candidateId}`),
  }
  const actTogether: Matrix['actTogether'] = (cases, caller, about) =>
    sendInBatch(
      server,
      cases.map((one) => ({ call: one.call, input: inputFor(stage, one, caller, about) })),
      caller.token,
    )
  const act: Matrix['act'] = (one, caller, about) =>
    send(server, one.call, inputFor(stage, one, caller, about), caller.token, about?.idempotencyKey)
  const isOfOther = ({ name }: Caller) => name === 'other company'
  /** Sees what answers hold and what they changed in all, and undoes that. */
  const see = async (outcomes: readonly Outcome[], isOther: boolean): Promise<Asked[]> => {
    const touched = await kept.listChanged()
    const changed = touched.filter((table) => table !== countedTries)
    const strayed = await kept.listStrayed(changed, isOther ? own.companyId : other.companyId)
    await kept.restore(touched)
    const traces = isOther ? ofOwn : ofOther
    return outcomes.map((outcome) => ({
      ...{ ...outcome, changed, strayed },
      leaked: tracesIn(outcome.body, traces, services.media),
    }))
  }
  return {
    ...{
      ...stage,
      server,
      app: server.app,
      services,
      people,
      strangers,
      holders,
      visitors,
      act,
      actTogether,
    },
    async restore() {
      const touched = await kept.listChanged()
      await kept.restore(touched)
      return touched.filter((table) => table !== countedTries)
    },
    async within(prepare, ask) {
      await prepare()
      const bringBack = await kept.keepAsNow()
      try {
        return await ask()
      } finally {
        await bringBack()
      }
    },
    async ask(one, caller, about) {
      const [asked] = await see([await act(one, caller, about)], isOfOther(caller))
      if (!asked) throw new Error('there is no answer')
      return asked
    },
    async askTogether(cases, caller) {
      const seen = await see(await actTogether(cases, caller), isOfOther(caller))
      return new Map(seen.map((asked, at) => [cases[at]?.name ?? '', asked]))
    },
    async askInTurn(one, callers) {
      const outcomes: Outcome[] = []
      for (const [, caller] of callers) outcomes.push(await act(one, caller))
      const seen = await see(outcomes, false)
      return new Map(seen.map((asked, at) => [callers[at]?.[0] ?? '', asked]))
    },
  }
}

/** Builds the matrix for one test file, with a holder of each set of permission keys. */
export function matrixUnderTest(keySets: readonly KeySet[] = []): { readonly current: Matrix } {
  const server = serverUnderTest()
  const importer = importerUnderTest(server)
  let matrix: Matrix | null = null
  let keeper: Database | null = null
  beforeAll(async () => {
    // A connection of its own: putting rows back without triggers has PostgreSQL forget the plans of a connection's
    // statements, and the server's are planned once.
    keeper = openDatabase(server.databaseUrl, () => {}, 1)
    matrix = await build(server, importer, keySets, keeper)
  })
  afterAll(() => keeper?.destroy())
  return {
    get current() {
      if (!matrix) throw new Error('the matrix stands with the first test')
      return matrix
    },
  }
}
