import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { isRightAnswer, questionsOf } from '../../../candidates/candidate-copy/rules/links.ts'
import { isPassOf, passOf } from '../../../candidates/candidate-copy/server/actions/addresses.ts'
import { startCopying } from '../../../candidates/candidate-copy/server/actions/start-copying.ts'
import { getCompanyFacts } from '../../../candidates/candidate-copy/server/queries/applications.ts'
import { findCopyOfLink } from '../../../candidates/candidate-copy/server/queries/copies.ts'
import {
  countMiss,
  countOpening,
  findLiveLink,
  takeMissBack,
} from '../../../candidates/candidate-copy/server/queries/links.ts'
import { linkRefusals } from '../../../meetings/planning/contract/mail-links.ts'
import { openCounted } from '../../../meetings/planning/server/actions/mail-links.ts'
import { sentBrand } from '../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../platform/company/server/queries.ts'
import { confirmOwnCopy, makeOwnCopy, openOwnCopy, readOwnCopy } from '../contract/page.ts'
import { orderOwnCopy } from './actions.ts'
import { presentOwnCopy } from './present.ts'

interface LinkCall {
  readonly input: { readonly sign: string }
  readonly context: { readonly address: string }
}

/** The calls of the page on which a candidate gets a copy. */
export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  const { db, clock } = services
  const open = ({ input, context }: LinkCall) =>
    openCounted(services, context.address, () => findLiveLink(services, input.sign))
  const openWithPass = async (request: LinkCall & { readonly input: { readonly pass: string } }) => {
    const link = await open(request)
    if (!isPassOf(services, request.input.pass, link.id)) throw new Refusal(readOwnCopy, 'passOver')
    return link
  }
  const stateOf = async (linkId: string) => presentOwnCopy(services, await findCopyOfLink(db, linkId))

  serve(openOwnCopy, async (request) => {
    const link = await open(request)
    await countOpening(db, link.id, clock.now())
    const { name, nameLatin } = await getCompanyFacts(db, link.companyId)
    return {
      companyName: name,
      companyNameLatin: nameLatin,
      ...sentBrand(await findCompanyRules(db, link.companyId)),
      expiresTime: link.expiresAt.getTime(),
      asks: questionsOf(link),
    }
  })

  serve(confirmOwnCopy, async (request) => {
    const link = await open(request)
    if (!(await countMiss(db, link.id))) throw new Refusal(linkRefusals, 'linkOver')
    if (!isRightAnswer(request.input.answer, link)) throw new Refusal(confirmOwnCopy, 'wrongAnswer')
    await takeMissBack(db, link.id)
    return { pass: passOf(services, link.id), copy: await stateOf(link.id) }
  })

  serve(makeOwnCopy, async (request) => {
    const link = await openWithPass(request)
    await orderOwnCopy(services, link, request.context.locale)
    startCopying(services, app).wake()
    return stateOf(link.id)
  })

  serve(readOwnCopy, async (request) => {
    const link = await openWithPass(request)
    return stateOf(link.id)
  })
}
