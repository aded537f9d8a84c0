import { type AppServices, type Database, openDatabase } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type ImporterUnderTest, importerUnderTest } from '@candor/testkit/imports'
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

/** Tables whose changes people do not see: counted attempts, and contents of refused writes that the sweep removes. */
const unseenTables: ReadonlySet<string> = new Set(['attempt', 'notice', 'unnamed_content'])

export interface Asked extends Outcome {
  /** The tables that the call changed; the changes are already undone. */
  readonly changed: readonly string[]
  /** Tables in which it changed rows of the company that the caller does not belong to. */
  readonly strayed: readonly string[]
  /** Traces of that company in the reply. */
  readonly leaked: readonly string[]
}

/** Two companies and all callers. */
export interface Matrix extends Stage {
  readonly server: ServerUnderTest
  readonly importer: ImporterUnderTest
  readonly app: FastifyInstance
  readonly services: AppServices
  readonly people: Awaited<ReturnType<typeof peopleOf>>
  readonly strangers: Awaited<ReturnType<typeof strangersOf>>
  readonly holders: Awaited<ReturnType<typeof holdersOf>>
  readonly visitors: Awaited<ReturnType<typeof visitorsOf>>
  /** Makes a call as somebody, and undoes its changes, so that every call starts with the same data. */
  ask(one: Case, caller: Caller, about?: About): Promise<Asked>
  /**
   * Makes calls in batches; returns the results by name. Each lists the changes of all calls, which are then undone.
   */
  askTogether(cases: readonly Case[], caller: Caller): Promise<Map<string, Asked>>
  /**
   * Makes a call as each of these callers of the own company; returns the results by name. Each lists the changes of
   * all, which are then undone.
   */
  askInTurn(one: Case, callers: readonly (readonly [string, Caller])[]): Promise<Map<string, Asked>>
  /** Makes a call, and keeps its changes. */
  act(one: Case, caller: Caller, about?: About): Promise<Outcome>
  /** Makes calls in batches, and keeps their changes; returns the results in the same order. */
  actTogether(cases: readonly Case[], caller: Caller, about?: About): Promise<Outcome[]>
  /** Undoes all changes; returns the changed tables. */
  restore(): Promise<string[]>
  /** Makes the changes of `prepare` part of the data that every call in `ask` starts with. */
  within<T>(prepare: () => Promise<void>, ask: () => Promise<T>): Promise<T>
}

/** Recommends both candidates to every account of the company but one, and has each view both reports. */
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
  importer: ImporterUnderTest,
  keySets: readonly KeySet[],
  keeper: Database,
): Promise<Matrix> {
  const { services } = server
  // With a mailer, so that calls which need mail succeed.
  Object.assign(services, { mailer: { send: async () => {} } })
  const own = await aSeededCompany(services, importer, 'own')
  const other = await aSeededCompany(services, importer, 'other')
  const people = await peopleOf(services, own, other)
  const strangers = await strangersOf(services, own)
  const holders = await holdersOf(services, own, keySets)
  const visitors = await visitorsOf(services, own)
  const visits = new Map([
    ...(await giveCandidates(services, own)),
    ...(await giveCandidates(services, other)),
  ])
  const ofOwn = await tracesOf(services.db, own)
  const ofOther = await tracesOf(services.db, other)
  const kept = await keepRows(keeper)
  const stage: Stage = {
    own,
    other,
    media: services.media,
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
  /** Returns what the replies reveal and what the calls changed together, and undoes the changes. */
  const see = async (outcomes: readonly Outcome[], isOther: boolean): Promise<Asked[]> => {
    const touched = await kept.listChanged()
    const changed = touched.filter((table) => !unseenTables.has(table))
    const strayed = await kept.listStrayed(changed, isOther ? own.companyId : other.companyId)
    await kept.restore(touched)
    const traces = isOther ? ofOwn : ofOther
    return outcomes.map((outcome) => ({
      ...outcome,
      changed,
      strayed,
      leaked: tracesIn(outcome.body, traces, services.media),
    }))
  }
  return {
    ...stage,
    server,
    importer,
    app: server.app,
    services,
    people,
    strangers,
    holders,
    visitors,
    act,
    actTogether,
    async restore() {
      const touched = await kept.listChanged()
      await kept.restore(touched)
      return touched.filter((table) => !unseenTables.has(table))
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

/** Builds the matrix for one test file, with a caller for each set of permission keys. */
export function matrixUnderTest(keySets: readonly KeySet[] = []): { readonly current: Matrix } {
  // The own company runs the public pages, so that its administrators see the requests for a trial.
  const server = serverUnderTest({ site: { company: 'own', salesEmail: null } })
  const importer = importerUnderTest(server)
  let matrix: Matrix | null = null
  let keeper: Database | null = null
  beforeAll(async () => {
    // On its own connection: restoring rows without triggers makes PostgreSQL discard the cached plans of the
    // connection, and the server's statements should be planned only once.
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
