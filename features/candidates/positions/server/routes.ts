import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { mayChangePositions } from '../../../platform/access/rules/acts.ts'
import { searchAccountsBut } from '../../../platform/access/server/queries/search-accounts.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { findCompanyRules } from '../../../platform/company/server/queries.ts'
import { listStages, listStagesOfPosition } from '../../stages/server/queries.ts'
import {
  addPosition,
  closePosition,
  copyPosition,
  findPositionAccounts,
  foundAccounts,
  openPosition,
  savePositionFields,
} from '../contract/editing.ts'
import { getPosition, listPositions } from '../contract.ts'
import { add, close, copy, open, save } from './actions/change-position.ts'
import { listPage } from './actions/list-page.ts'
import { presentPosition } from './present.ts'
import { findPosition, listParts } from './queries/listed-positions.ts'
import { listStandings } from './queries/standings.ts'

export function routes(services: AppServices, serve: Serve): void {
  serveReading(services, serve)
  serveChanging(services, serve)
}

function serveReading({ db, clock }: AppServices, serve: Serve): void {
  serve(listPositions, ({ input, viewer, context: { locale } }) =>
    listPage({ db, viewer, locale, now: clock.now() }, input),
  )

  serve(getPosition, async ({ input, viewer, context: { locale } }) => {
    const { companyId } = viewer
    const positionId = readId<'position'>(input.positionId)
    const row = positionId && (await findPosition(db, companyId, positionId))
    if (!row) throw new Refusal(gateRefusals, 'notFound')
    const [standings, parts, stages, known, { showsSalary }] = await Promise.all([
      listStandings(db, companyId, { positionId: row.id }, clock.now()),
      listParts(db, companyId, [row.id]),
      listStagesOfPosition(db, companyId, row.id),
      listStages(db, companyId),
      findCompanyRules(db, companyId),
    ])
    const mayChange = mayChangePositions(viewer)
    return presentPosition(row, { standings, parts, stages, known, showsSalary, mayChange, locale })
  })

  serve(findPositionAccounts, async ({ input, viewer }) => {
    const page = { searchText: input.text ?? '', after: null, limit: foundAccounts }
    const accounts = await searchAccountsBut(db, viewer.companyId, ['freeze'], page)
    return accounts.map(({ id, name, email }) => ({ accountId: id, name, email }))
  })
}

function serveChanging(services: AppServices, serve: Serve): void {
  serve(addPosition, (request) =>
    auditedTransaction(services, addPosition, request, (act) => add(act, request.input)),
  )
  serve(savePositionFields, (request) =>
    auditedTransaction(services, savePositionFields, request, (act) => save(act, request.input)),
  )
  serve(openPosition, (request) =>
    auditedTransaction(services, openPosition, request, (act) => open(act, request.input)),
  )
  serve(closePosition, (request) =>
    auditedTransaction(services, closePosition, request, (act) => close(act, request.input)),
  )
  serve(copyPosition, (request) =>
    auditedTransaction(services, copyPosition, request, (act) => copy(act, request.input)),
  )
}
